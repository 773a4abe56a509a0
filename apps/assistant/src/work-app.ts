import type { SubAppDefinition } from '@console/sub-app'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'
import { workTexts } from './work-texts.ts'

/** The data pages, as `work.tsx` and the tests render them. */
export const workApp: SubAppDefinition = { manifest, pages, texts: workTexts }
