export const en = {
  'domainUi.backHome': 'Back home',
  'domainUi.chartFailed': 'The chart could not be loaded',
  'domainUi.exportCsv': 'CSV (.csv)',
  'domainUi.exportFailed': 'The export could not be started.',
  'domainUi.exportFormat': 'Choose a file format',
  'domainUi.exportXlsx': 'Excel (.xlsx)',
  'domainUi.optionsFailed': 'The options could not be loaded.',
  'domainUi.nobody': 'Nobody found',
} as const

export type DomainUiMessageId = keyof typeof en
