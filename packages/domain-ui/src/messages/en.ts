export const en = {
  'domainUi.backHome': 'Back home',
  'domainUi.calendarFailed': 'The calendar could not be loaded. Try again.',
  'domainUi.chartFailed': 'The chart could not be loaded',
  'domainUi.export.csv': 'CSV (.csv)',
  'domainUi.exportFailed': 'The export could not be started.',
  'domainUi.exportFormat': 'Choose a file format',
  'domainUi.export.schedule': 'Schedule…',
  'domainUi.export.xlsx': 'Excel (.xlsx)',
  'domainUi.fullScreen': 'Full screen',
  'domainUi.fullScreen.leave': 'Leave full screen',
  'domainUi.fullScreen.of': '{text}: {name}',
  'domainUi.fullScreen.refused': 'The browser did not allow the full screen.',
  'domainUi.optionsFailed': 'The options could not be loaded.',
  'domainUi.noBusiness': 'Your company has no business yet',
  'domainUi.noBusiness.open': 'Open Businesses',
  'domainUi.noBusiness.text': 'An administrator adds one on the Businesses page.',
  'domainUi.nobody': 'Nobody found',
} as const

export type DomainUiMessageId = keyof typeof en
