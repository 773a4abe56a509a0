import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'system',
  routerBase: ['/app-tenant-system/system'],
  routes: [],
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
