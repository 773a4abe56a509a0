import type { SubAppManifestSource } from '@console/sub-app'
import { accountsPaths } from './accounts/paths.ts'
import { crmPaths } from './crm/paths.ts'
import { knowledgePaths } from './knowledge/paths.ts'
import { monitorPaths } from './monitor/paths.ts'
import { qualityPaths } from './quality/paths.ts'
import { sessionsPaths } from './sessions/paths.ts'
import { settingsPaths } from './settings/paths.ts'
import { twinPaths } from './twin/paths.ts'

/** The data pages, structured as a sub-app; `work.tsx` renders them, inside and outside frames. */
export const manifest = {
  module: 'assistant',
  routerBase: ['/assistant-console'],
  routes: [
    ...sessionsPaths,
    ...knowledgePaths,
    ...qualityPaths,
    ...monitorPaths,
    ...twinPaths,
    ...crmPaths,
    ...settingsPaths,
    ...accountsPaths,
  ],
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
