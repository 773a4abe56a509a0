import type { Language } from '@console/contracts'

/** Texts of a copy control once it was used. */
export const copyTexts = {
  en: {
    'settings.copied': 'Copied',
    'settings.copyFailed': 'The browser refused to copy. Select the text and copy it manually.',
  },
  zh: { 'settings.copied': '已复制', 'settings.copyFailed': '浏览器拒绝了复制，请选中文字后手动复制。' },
} as const satisfies Record<Language, Record<string, string>>
