import { formMessages } from '@console/ui/form'
import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { companyEn } from './messages/company-en.ts'
import { companyZh } from './messages/company-zh.ts'
import { CompanySettingsPage } from './pages/CompanySettingsPage.tsx'

export const companyPage: ShellPage = {
  Page: CompanySettingsPage,
  messages: {
    en: { ...formMessages.en, ...copyTexts.en, ...companyEn },
    zh: { ...formMessages.zh, ...copyTexts.zh, ...companyZh },
  },
}
