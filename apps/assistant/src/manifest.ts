import type { SubAppManifestSource } from '@console/sub-app'

/** The pages that work with data, laid out as a sub-app is; `work.tsx` shows them, in frames and by themselves. */
export const manifest = {
  module: 'assistant',
  routerBase: ['/assistant-console'],
  routes: [
    { path: '/assistant-console/session', component: 'SessionListPage' },
    { path: '/assistant-console/embed/session/session', component: 'SessionListPage' },
    { path: '/assistant-console/embed/data/session', component: 'SessionListPage' },
    { path: '/assistant-console/embed/project/session', component: 'SessionListPage' },
  ],
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
