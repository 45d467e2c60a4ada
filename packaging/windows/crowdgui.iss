; Inno Setup: installs the built folder for one user or for all; packed by the GitHub workflow.
#ifndef Version
  #define Version "0"
#endif

[Setup]
AppId={{7B5C1E0B-5C4E-4B0B-9E0C-6B8E3F4E2A11}
AppName=CrowdGUI
AppVersion={#Version}
AppPublisher=The CrowdGUI developers
DefaultDirName={autopf}\CrowdGUI
DefaultGroupName=CrowdGUI
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
OutputDir=..\..\dist
OutputBaseFilename=crowdgui-{#Version}-windows
Compression=lzma2
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
UninstallDisplayIcon={app}\crowdgui.exe

; What an earlier version had and this one lacks would be loaded still.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\crowdgui\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\CrowdGUI"; Filename: "{app}\crowdgui.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.crowd"; ValueType: string; ValueData: "CrowdGUI.Project"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\CrowdGUI.Project"; ValueType: string; ValueData: "CrowdGUI project"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\CrowdGUI.Project\DefaultIcon"; ValueType: string; ValueData: "{app}\crowdgui.exe,0"
Root: HKA; Subkey: "Software\Classes\CrowdGUI.Project\shell\open\command"; ValueType: string; ValueData: """{app}\crowdgui.exe"" ""%1"""
