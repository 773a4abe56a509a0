import type { SubAppDefinition } from '@console/sub-app'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'
import { texts } from './texts.ts'

/** Projects, for their owners and their providers, as the host, the stand-alone page and the tests render them. */
export const projectsApp: SubAppDefinition = { manifest, pages, texts }
