import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'labels',
  routerBase: ['/console/label/config'],
  routes: [
    {
      path: '/console/label/config',
      component: 'LabelConfigPage',
      views: { leftOut: ['page', 'add', 'new', 'edit', 'lists'] },
    },
  ],
  // The editor brings the tier of forms once it is opened.
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
