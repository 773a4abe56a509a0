export const en = {
  'domainUi.backHome': 'Back home',
  'domainUi.chartFailed': 'The chart could not be loaded',
  'domainUi.optionsFailed': 'The options could not be loaded.',
  'domainUi.nobody': 'Nobody found',
} as const

export type DomainUiMessageId = keyof typeof en
