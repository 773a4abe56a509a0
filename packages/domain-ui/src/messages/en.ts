export const en = {
  'domainUi.backHome': 'Back home',
} as const

export type DomainUiMessageId = keyof typeof en
