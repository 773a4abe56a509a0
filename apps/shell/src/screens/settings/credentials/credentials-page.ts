import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { credentialsTexts } from './credentials-texts.ts'
import { CredentialsPage } from './pages/credentials/CredentialsPage.tsx'

export const credentialsPage: ShellPage = { Page: CredentialsPage, texts: credentialsTexts }
