export const releaseNotesEn = {
  'releaseNotes.title': 'Release notes',
  'releaseNotes.what': 'What came with each version of the console, the newest first.',
  'releaseNotes.failed': 'The release notes could not be loaded',
  'releaseNotes.version': 'Version {version}',
  'releaseNotes.current': 'In use here',
} as const
