import type { SubAppDefinition } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { addressNoticeMessages } from '@console/ui/address-notice-messages'
import { formMessages } from '@console/ui/form'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { workEn } from './base/messages/work-en.ts'
import { workZh } from './base/messages/work-zh.ts'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'

/** The data pages, as `work.tsx` and the tests render them. */
export const workApp: SubAppDefinition = {
  manifest,
  pages,
  messages: {
    en: {
      ...uiMessages.en,
      ...addressNoticeMessages.en,
      ...formMessages.en,
      ...assistantMessages.en,
      ...workEn,
    },
    zh: {
      ...uiMessages.zh,
      ...addressNoticeMessages.zh,
      ...formMessages.zh,
      ...assistantMessages.zh,
      ...workZh,
    },
  },
}
