import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { functionalConfigEn } from './functional-config-en.ts'
import { functionalConfigZh } from './functional-config-zh.ts'
import { FunctionalConfigPage } from './FunctionalConfigPage.tsx'

export const functionalConfigPage: ShellPage = {
  Page: FunctionalConfigPage,
  messages: {
    en: { ...copyTexts.en, ...functionalConfigEn },
    zh: { ...copyTexts.zh, ...functionalConfigZh },
  },
}
