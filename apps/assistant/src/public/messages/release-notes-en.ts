export const releaseNotesEn = {
  'releaseNotes.title': 'Release notes',
  'releaseNotes.what': 'The changes of each version of the console and its apps, newest first.',
  'releaseNotes.failed': 'The release notes could not be loaded',
  'releaseNotes.version': 'Version {version}',
  'releaseNotes.current': 'Current',
  'releaseNotes.console': 'Console',
  'releaseNotes.apps': 'Apps',
  'releaseNotes.app': '{platform, select, ios {iOS} other {Android}} {version}',
} as const
