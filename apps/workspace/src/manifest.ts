import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'workspace',
  routerBase: ['/console/workspace'],
  routes: [
    {
      path: '/console/workspace',
      component: 'WorkspacePage',
      followsBusiness: true,
      views: { leftOut: ['seat'] },
    },
  ],
  tiers: ['core', 'frame'],
} as const satisfies SubAppManifestSource
