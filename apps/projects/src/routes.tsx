import { lazyPage } from '@console/sub-app'
import { LIGHT_TIERS } from './manifest.ts'
import { usePrefetchHome } from './pages/project-home/use-prefetch-home.ts'
import { usePrefetchList } from './pages/project-list/use-prefetch-list.ts'

export const pages = {
  ProjectHomePage: lazyPage(
    async () => {
      const [page, { texts }] = await Promise.all([
        import(/* webpackChunkName: "page-project-home" */ './pages/project-home/ProjectHomePage.tsx'),
        import(/* webpackChunkName: "page-project-home" */ './pages/project-home/texts.ts'),
      ])
      return { Page: page.ProjectHomePage, texts }
    },
    { tiers: LIGHT_TIERS, usePrefetch: usePrefetchHome },
  ),
  ProjectListPage: lazyPage(
    async () => {
      const [page, { texts }] = await Promise.all([
        import(/* webpackChunkName: "page-project-list" */ './pages/project-list/ProjectListPage.tsx'),
        import(/* webpackChunkName: "page-project-list" */ './pages/project-list/texts.ts'),
      ])
      return { Page: page.ProjectListPage, texts }
    },
    { usePrefetch: usePrefetchList },
  ),
  ProjectDetailPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-project-detail" */ './pages/project-detail/ProjectDetailPage.tsx'),
      import(/* webpackChunkName: "page-project-detail" */ './pages/project-detail/texts.ts'),
    ])
    return { Page: page.ProjectDetailPage, texts }
  }),
  ProjectMonitorPage: lazyPage(
    async () => {
      const [page, { texts }] = await Promise.all([
        import(
          /* webpackChunkName: "page-project-monitor" */ './pages/project-monitor/ProjectMonitorPage.tsx'
        ),
        import(/* webpackChunkName: "page-project-monitor" */ './pages/project-monitor/texts.ts'),
      ])
      return { Page: page.ProjectMonitorPage, texts }
    },
    { tiers: LIGHT_TIERS },
  ),
  AssignmentPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-assignment" */ './pages/assignment/AssignmentPage.tsx'),
      import(/* webpackChunkName: "page-assignment" */ './pages/assignment/texts.ts'),
    ])
    return { Page: page.AssignmentPage, texts }
  }),
  OpenProjectsPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(
        /* webpackChunkName: "page-provider-projects" */ './pages/provider-projects/OpenProjectsPage.tsx'
      ),
      import(/* webpackChunkName: "page-provider-projects" */ './pages/provider-projects/texts.ts'),
    ])
    return { Page: page.OpenProjectsPage, texts }
  }),
  AcceptedProjectsPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(
        /* webpackChunkName: "page-provider-projects" */ './pages/provider-projects/AcceptedProjectsPage.tsx'
      ),
      import(/* webpackChunkName: "page-provider-projects" */ './pages/provider-projects/texts.ts'),
    ])
    return { Page: page.AcceptedProjectsPage, texts }
  }),
  ProviderDetailPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-provider-detail" */ './pages/provider-detail/ProviderDetailPage.tsx'),
      import(/* webpackChunkName: "page-provider-detail" */ './pages/provider-detail/texts.ts'),
    ])
    return { Page: page.ProviderDetailPage, texts }
  }),
}
