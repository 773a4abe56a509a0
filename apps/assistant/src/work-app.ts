import type { SubAppDefinition } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { manifest } from './manifest.ts'
import { assistantMessages } from './messages/assistant-messages.ts'
import { workEn } from './messages/work-en.ts'
import { workZh } from './messages/work-zh.ts'
import { pages } from './routes.tsx'

/** The pages that work with data, as `work.tsx` and the tests draw them. */
export const workApp: SubAppDefinition = {
  manifest,
  pages,
  messages: {
    en: { ...uiMessages.en, ...assistantMessages.en, ...workEn },
    zh: { ...uiMessages.zh, ...assistantMessages.zh, ...workZh },
  },
}
