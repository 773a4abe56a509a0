import type { MessageId } from './en.ts'

export const zh: Record<MessageId, string> = {
  'label.page': '智能标签',
}
