import { domainUiTexts } from '@console/domain-ui/domain-ui-texts'
import { preferencesTexts } from '@console/domain-ui/preferences-texts'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'

export const assistantTexts = defineTexts(uiTexts, domainUiTexts, preferencesTexts, {
  'assistant.starting': ['Loading', '加载中'],
  'assistant.failed': ['The page could not start', '页面无法启动'],
  'assistant.version': ['{title} Console {version}', '{title} 控制台 {version}'],
  'assistant.toConsole': ['Open the console', '打开控制台'],
  'assistant.toSignIn': ['Go to sign in', '前往登录'],
  'assistant.unknown.title': ['Page not found', '页面不存在'],
  'assistant.unknown.text': [
    'The address may be misspelt, or the page was removed.',
    '地址可能有误，或页面已移除。',
  ],
})
