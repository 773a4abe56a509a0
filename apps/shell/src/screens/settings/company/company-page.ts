import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { companyTexts } from './company-texts.ts'
import { CompanySettingsPage } from './pages/CompanySettingsPage.tsx'

export const companyPage: ShellPage = { Page: CompanySettingsPage, texts: companyTexts }
