import { lazyPage, useHost } from '@console/sub-app'
import { useListSearch } from '@console/ui/list-page'
import { LIGHT_TIERS } from './manifest.ts'
import { usePrefetchHome } from './pages/project-home/use-prefetch-home.ts'
import { projectList, toProjectsQuery } from './pages/project-list/project-list.search.tsx'
import { usePrefetchProjects } from './queries/projects.ts'

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

/** Prefetches the projects of the address while the list's code loads. */
function usePrefetchList(): void {
  const { timezone } = useHost()
  usePrefetchProjects(toProjectsQuery(useListSearch(projectList), timezone))
}
