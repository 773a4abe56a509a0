import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { functionalConfigTexts } from './functional-config-texts.ts'
import { FunctionalConfigPage } from './FunctionalConfigPage.tsx'

export const functionalConfigPage: ShellPage = { Page: FunctionalConfigPage, texts: functionalConfigTexts }
