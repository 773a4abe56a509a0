import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'versions',
  routerBase: ['/console/version'],
  routes: [{ path: '/console/version', component: 'VersionPage' }],
  // Charts come with the adoption of a version, once it is opened.
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
