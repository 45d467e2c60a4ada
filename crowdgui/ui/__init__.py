from crowdgui.ui.system.overrides import report_errors

report_errors()
