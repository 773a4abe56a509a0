import type { SubAppDefinition } from '@console/sub-app'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'
import { texts } from './texts.ts'

/** Versions of the apps as the host, the stand-alone page and the tests render it. */
export const versionsApp: SubAppDefinition = { manifest, pages, texts }
