import { lazyPage } from '@console/sub-app'
import { LIGHT_TIERS } from './manifest.ts'
import { usePrefetchHome } from './pages/project-home/use-prefetch-home.ts'
import { usePrefetchList } from './pages/project-list/use-prefetch-list.ts'

export const pages = {
  ProjectHomePage: lazyPage(
    () => import(/* webpackChunkName: "page-project-home" */ './pages/project-home/ProjectHomePage.tsx'),
    { tiers: LIGHT_TIERS, usePrefetch: usePrefetchHome },
  ),
  ProjectListPage: lazyPage(
    () => import(/* webpackChunkName: "page-project-list" */ './pages/project-list/ProjectListPage.tsx'),
    { usePrefetch: usePrefetchList },
  ),
  ProjectDetailPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-project-detail" */ './pages/project-detail/ProjectDetailPage.tsx'),
  ),
  ProjectMonitorPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-project-monitor" */ './pages/project-monitor/ProjectMonitorPage.tsx'),
    { tiers: LIGHT_TIERS },
  ),
  AssignmentPage: lazyPage(
    () => import(/* webpackChunkName: "page-assignment" */ './pages/assignment/AssignmentPage.tsx'),
  ),
  OpenProjectsPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-provider-projects" */ './pages/provider-projects/OpenProjectsPage.tsx'
      ),
  ),
  AcceptedProjectsPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-provider-projects" */ './pages/provider-projects/AcceptedProjectsPage.tsx'
      ),
  ),
  ProviderDetailPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-provider-detail" */ './pages/provider-detail/ProviderDetailPage.tsx'),
  ),
}
