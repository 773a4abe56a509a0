export const assistantEn = {
  'assistant.starting': 'Loading',
  'assistant.failed': 'The page could not start',
  'assistant.version': '{title} Console {version}',
  'assistant.toConsole': 'Open the console',
  'assistant.toSignIn': 'Go to sign in',
  'assistant.unknown.title': 'Page not found',
  'assistant.unknown.text': 'The address may be misspelt, or the page was removed.',
} as const

export type AssistantMessageId = keyof typeof assistantEn
