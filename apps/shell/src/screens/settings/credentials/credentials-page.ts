import { domainUiMessages } from '@console/domain-ui'
import { addressNoticeMessages } from '@console/ui/address-notice-messages'
import { formMessages } from '@console/ui/form'
import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { credentialsEn } from './messages/credentials-en.ts'
import { credentialsZh } from './messages/credentials-zh.ts'
import { CredentialsPage } from './pages/credentials/CredentialsPage.tsx'

export const credentialsPage: ShellPage = {
  Page: CredentialsPage,
  messages: {
    en: {
      ...domainUiMessages.en,
      ...addressNoticeMessages.en,
      ...formMessages.en,
      ...copyTexts.en,
      ...credentialsEn,
    },
    zh: {
      ...domainUiMessages.zh,
      ...addressNoticeMessages.zh,
      ...formMessages.zh,
      ...copyTexts.zh,
      ...credentialsZh,
    },
  },
}
