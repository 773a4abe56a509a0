export const assistantEn = {
  'assistant.starting': 'Loading',
  'assistant.failed': 'The page could not start',
  'assistant.version': '{title} Console {version}',
  'assistant.toConsole': 'Open the console',
  'assistant.toSignIn': 'Go to sign in',
  'assistant.unknown.title': 'Page not found',
  'assistant.unknown.text': 'The address may be misspelt, or the page was removed.',
  'assistant.language': 'English',
  'assistant.switchLanguage': 'English, switch to 中文',
  'assistant.switchTo.dark': 'Switch to dark theme',
  'assistant.switchTo.light': 'Switch to light theme',
} as const

export type AssistantMessageId = keyof typeof assistantEn
