import type { ShellPage } from '../../runtime/router/shell-page.ts'
import { registeredAppTexts } from './registered-app-texts.ts'
import { RegisteredAppPage } from './RegisteredAppPage.tsx'

export const registeredAppPage: ShellPage = { Page: RegisteredAppPage, texts: registeredAppTexts }
