import { domainUiMessages } from '@console/domain-ui'
import type { SubAppDefinition } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { addressNoticeMessages } from '@console/ui/address-notice-messages'
import { formMessages } from '@console/ui/form'
import { manifest } from './manifest.ts'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'
import { pages } from './routes.tsx'

/** Versions of the apps as the host, the stand-alone page and the tests render it. */
export const versionsApp: SubAppDefinition = {
  manifest,
  pages,
  messages: {
    en: { ...uiMessages.en, ...domainUiMessages.en, ...addressNoticeMessages.en, ...formMessages.en, ...en },
    zh: { ...uiMessages.zh, ...domainUiMessages.zh, ...addressNoticeMessages.zh, ...formMessages.zh, ...zh },
  },
}
