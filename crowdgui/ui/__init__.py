from crowdgui.ui.system.overrides import keep_errors_whole

keep_errors_whole()
