import type { SubAppDefinition } from '@console/sub-app'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'
import { texts } from './texts.ts'

/** Voiceprints as the host, the stand-alone page and the tests render them. */
export const voiceprintApp: SubAppDefinition = { manifest, pages, texts }
