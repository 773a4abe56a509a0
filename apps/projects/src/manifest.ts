import type { SubAppManifestSource } from '@console/sub-app'

/** Figures and a chart, or cards: these pages need no tables (docs/decisions/0026). */
export const LIGHT_TIERS = ['core', 'frame'] as const

/** Days of both lists of a provider and of the company's own list. */
const days = ['from', 'to'] as const
const providerViews = { days, leftOut: ['page', 'report', 'personnel'] } as const

export const manifest = {
  module: 'projects',
  routerBase: ['/console/project', '/console/home'],
  routes: [
    { path: '/console/home', component: 'ProjectHomePage', tiers: LIGHT_TIERS, followsBusiness: true },
    {
      path: '/console/project/index',
      component: 'ProjectListPage',
      views: { days, leftOut: ['page', 'new', 'edit', 'report'] },
    },
    { path: '/console/project/monitor', component: 'ProjectMonitorPage', tiers: LIGHT_TIERS },
    { path: '/console/project/sp', component: 'OpenProjectsPage', views: providerViews },
    { path: '/console/project/sp-accepted', component: 'AcceptedProjectsPage', views: providerViews },
    { path: '/console/project/sp-detail/:id', component: 'ProviderDetailPage', followsBusiness: true },
    { path: '/console/project/:projectId/assign/:bizId', component: 'AssignmentPage' },
    { path: '/console/project/:id', component: 'ProjectDetailPage' },
  ],
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
