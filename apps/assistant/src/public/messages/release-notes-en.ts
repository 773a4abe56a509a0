export const releaseNotesEn = {
  'releaseNotes.title': 'Release notes',
  'releaseNotes.what': 'The changes of each version of the console, newest first.',
  'releaseNotes.failed': 'The release notes could not be loaded',
  'releaseNotes.version': 'Version {version}',
  'releaseNotes.current': 'Current',
} as const
