import { defineTexts } from '@console/ui/texts'

/** Texts of a copy control once it was used. */
export const copyTexts = defineTexts({
  'settings.copied': ['Copied', '已复制'],
  'settings.copyFailed': [
    'The browser refused to copy. Select the text and copy it manually.',
    '浏览器拒绝了复制，请选中文字后手动复制。',
  ],
})
