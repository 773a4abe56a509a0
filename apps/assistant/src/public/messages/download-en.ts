export const downloadEn = {
  'download.title': 'Download',
  'download.what':
    'The console itself needs no installation: a current Chrome, Edge, Firefox or Safari is enough.',
  'download.failed': 'The downloads could not be loaded',
  'download.platform.monitor': 'Monitoring',
  'download.platform.ios': 'App for iPhone and iPad',
  'download.platform.android': 'App for Android',
  'download.recommended': 'You came here for monitoring',
  'download.monitor':
    'Nothing to install: sign in to the console with a current browser, and open the workspace.',
  'download.released': 'Version {version}, released {day}',
  'download.none': 'No version has been released yet.',
  'download.get': 'Download {platform}',
} as const
