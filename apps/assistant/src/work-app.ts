import type { SubAppDefinition } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { manifest } from './manifest.ts'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { workEn } from './base/messages/work-en.ts'
import { workZh } from './base/messages/work-zh.ts'
import { pages } from './routes.tsx'

/** The data pages, as `work.tsx` and the tests render them. */
export const workApp: SubAppDefinition = {
  manifest,
  pages,
  messages: {
    en: { ...uiMessages.en, ...assistantMessages.en, ...workEn },
    zh: { ...uiMessages.zh, ...assistantMessages.zh, ...workZh },
  },
}
