import type { DomainUiMessageId } from './en.ts'

export const zh: Readonly<Record<DomainUiMessageId, string>> = {
  'domainUi.backHome': '返回首页',
}
