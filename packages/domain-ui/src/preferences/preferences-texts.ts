import { defineTexts } from '@console/ui/texts'

/** Texts of the switches, for pages that have them. */
export const preferencesTexts = defineTexts({
  'preferences.language': ['English', '中文'],
  'preferences.switchLanguage': ['English, switch to 中文', '中文，切换到 English'],
  'preferences.languageFailed': [
    'The other language could not be loaded. Try again',
    '另一种语言未能加载，请重试',
  ],
  'preferences.switchTo.dark': ['Switch to dark theme', '切换到深色主题'],
  'preferences.switchTo.light': ['Switch to light theme', '切换到浅色主题'],
})
