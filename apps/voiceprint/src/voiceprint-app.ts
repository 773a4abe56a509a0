import { domainUiMessages } from '@console/domain-ui'
import type { SubAppDefinition } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { addressNoticeMessages } from '@console/ui/address-notice-messages'
import { audioPlayerMessages } from '@console/ui/audio-player-messages'
import { formMessages } from '@console/ui/form-messages'
import { manifest } from './manifest.ts'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'
import { pages } from './routes.tsx'

/** Voiceprints as the host, the stand-alone page and the tests render them. */
export const voiceprintApp: SubAppDefinition = {
  manifest,
  pages,
  messages: {
    en: {
      ...uiMessages.en,
      ...domainUiMessages.en,
      ...addressNoticeMessages.en,
      ...audioPlayerMessages.en,
      ...formMessages.en,
      ...en,
    },
    zh: {
      ...uiMessages.zh,
      ...domainUiMessages.zh,
      ...addressNoticeMessages.zh,
      ...audioPlayerMessages.zh,
      ...formMessages.zh,
      ...zh,
    },
  },
}
