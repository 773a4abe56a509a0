import type { AssistantMessageId } from './en.ts'

export const assistantZh: Record<AssistantMessageId, string> = {
  'assistant.starting': '加载中',
  'assistant.failed': '页面无法启动',
  'assistant.version': '{title} 控制台 {version}',
  'assistant.toConsole': '打开控制台',
  'assistant.toSignIn': '前往登录',
  'assistant.unknown.title': '页面不存在',
  'assistant.unknown.text': '地址可能有误，或页面已移除。',
}
