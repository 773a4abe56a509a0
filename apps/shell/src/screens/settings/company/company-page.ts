import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { companyEn } from './company-en.ts'
import { companyZh } from './company-zh.ts'
import { CompanySettingsPage } from './CompanySettingsPage.tsx'

export const companyPage: ShellPage = {
  Page: CompanySettingsPage,
  messages: { en: { ...copyTexts.en, ...companyEn }, zh: { ...copyTexts.zh, ...companyZh } },
}
