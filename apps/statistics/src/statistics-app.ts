import type { SubAppDefinition } from '@console/sub-app'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'
import { texts } from './texts.ts'

/** The statistics sub-app as the host, the stand-alone page and the tests render it. */
export const statisticsApp: SubAppDefinition = { manifest, pages, texts }
