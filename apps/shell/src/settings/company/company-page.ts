import type { ShellPage } from '../../router/shell-pages.ts'
import { copyTexts } from '../copy-texts.ts'
import { companyEn } from './company-en.ts'
import { companyZh } from './company-zh.ts'
import { CompanySettingsPage } from './CompanySettingsPage.tsx'

export const companyPage: ShellPage = {
  Page: CompanySettingsPage,
  messages: { en: { ...copyTexts.en, ...companyEn }, zh: { ...copyTexts.zh, ...companyZh } },
}
