import type { Language } from '@console/contracts'

const en = {
  'preferences.language': 'English',
  'preferences.switchLanguage': 'English, switch to 中文',
  'preferences.switchTo.dark': 'Switch to dark theme',
  'preferences.switchTo.light': 'Switch to light theme',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  'preferences.language': '中文',
  'preferences.switchLanguage': '中文，切换到 English',
  'preferences.switchTo.dark': '切换到深色主题',
  'preferences.switchTo.light': '切换到浅色主题',
}

/** Texts of the switches, for pages that have them. */
export const preferencesMessages = { en, zh } satisfies Record<Language, object>
