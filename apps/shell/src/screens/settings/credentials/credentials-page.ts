import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { credentialsEn } from './credentials-en.ts'
import { credentialsZh } from './credentials-zh.ts'
import { CredentialsPage } from './CredentialsPage.tsx'

export const credentialsPage: ShellPage = {
  Page: CredentialsPage,
  messages: { en: { ...copyTexts.en, ...credentialsEn }, zh: { ...copyTexts.zh, ...credentialsZh } },
}
