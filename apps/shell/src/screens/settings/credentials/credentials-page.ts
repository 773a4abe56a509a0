import { domainUiMessages } from '@console/domain-ui'
import { formMessages } from '@console/ui/form'
import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { credentialsEn } from './messages/credentials-en.ts'
import { credentialsZh } from './messages/credentials-zh.ts'
import { CredentialsPage } from './pages/credentials/CredentialsPage.tsx'

export const credentialsPage: ShellPage = {
  Page: CredentialsPage,
  messages: {
    en: { ...domainUiMessages.en, ...formMessages.en, ...copyTexts.en, ...credentialsEn },
    zh: { ...domainUiMessages.zh, ...formMessages.zh, ...copyTexts.zh, ...credentialsZh },
  },
}
