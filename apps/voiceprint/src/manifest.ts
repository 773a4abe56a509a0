import type { SubAppManifestSource } from '@console/sub-app'

/** The settings have neither a table nor a calendar. */
export const SETTINGS_TIERS = ['core', 'frame'] as const

export const manifest = {
  module: 'voiceprint',
  routerBase: ['/console/voiceprint'],
  routes: [
    {
      path: '/console/voiceprint/record',
      component: 'RecordPage',
      views: { days: ['date', 'checkDate'], leftOut: ['page'] },
    },
    {
      path: '/console/voiceprint/corpus',
      component: 'CorpusPage',
      views: { days: ['date'], leftOut: ['page'] },
    },
    {
      path: '/console/voiceprint/corpusCategory',
      component: 'CorpusCategoryPage',
      views: { leftOut: ['page'] },
    },
    { path: '/console/voiceprint/config', component: 'ConfigPage', tiers: SETTINGS_TIERS },
  ],
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
