import type { user } from '@console/contracts'
import {
  createQueryClient,
  exportChoices,
  hostClient,
  toNavigator,
  SubAppRoot,
  type HostProps,
  type HostRealtime,
  type HostServices,
  type NamedPage,
  type SubAppDefinition,
} from '@console/sub-app'
import { antdTheme } from '@console/ui/theme'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { recordedServices } from './recorded-services.ts'
import { testUser } from './test-user.ts'

export type RenderOptions = {
  app: SubAppDefinition
  /** Address to open, with its query. */
  path: string
  user?: Partial<user.UserInfo>
  language?: 'zh' | 'en'
  timezone?: string
  /** Origin of the calls, when that is another server than the page's. */
  apiOrigin?: string
  /** Capabilities of the platform beyond the documented calls, such as none; absent means all. */
  capabilities?: readonly string[]
  /** In demo mode: where the files of its pages are. */
  demoFiles?: string
  /** The pages of the console that the person may open; absent means all. */
  pages?: readonly string[]
  /** Replaces the default connection, which has no rooms. */
  realtime?: HostRealtime
  /** Loads tiers of the kit from the first rendering on; absent means that all are there. */
  loadTier?: HostServices['loadTier']
}

/**
 * Renders a sub-app at an address the way the host would: its real routes, one history, the heading of a page that names
 * itself, services that record.
 */
export function renderSubAppPage({
  app,
  path,
  user,
  language = 'en',
  timezone = 'Asia/Shanghai',
  apiOrigin = '',
  capabilities,
  demoFiles,
  pages,
  realtime,
  loadTier,
}: RenderOptions) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })
  const services = recordedServices((to, options) => {
    void router.navigate(to, options ?? {})
  })
  if (realtime) Object.assign(services.realtime, realtime)
  if (loadTier) services.loadTier.mockImplementation(loadTier)
  if (pages) services.canOpen.mockImplementation((path) => pages.includes(path))
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const overlayContainer = document.body
  const leaving = new AbortController()
  const signedIn = { ...testUser, ...user }

  function propsAt(state: typeof router.state): HostProps {
    return {
      getToken: () => 'test-token',
      user: signedIn,
      businessType: signedIn.businessTypes?.[0] ?? null,
      language,
      timezone,
      theme: { mode: 'light', antd: antdTheme('light'), antdLocale: language === 'zh' ? zhCN : enUS },
      router: {
        location: state.location,
        action: state.historyAction,
        navigator: toNavigator({
          go: (delta) => void router.navigate(delta),
          open: (to, options) => void router.navigate(to, options),
        }),
        routes: app.manifest.routes,
      },
      services,
      queryClient,
      apiOrigin,
      capabilities,
      demoFiles,
      signal: leaving.signal,
      container: overlayContainer,
      overlayContainer,
    }
  }
  const client = hostClient(() => propsAt(router.state))
  services.exportChoices.mockImplementation((kind) => exportChoices(client, kind))

  function Hosted() {
    const [state, setState] = useState(router.state)
    const [named, setNamed] = useState<NamedPage | null>(null)
    useEffect(() => router.subscribe(setState), [])
    // Before the effects of a page that has loaded before and is there at once.
    useLayoutEffect(() => {
      services.namePage.mockImplementation((page) => {
        setNamed(page)
        return () => setNamed((now) => (now === page ? null : now))
      })
    }, [])
    return (
      <>
        {named !== null && <h1>{named.name}</h1>}
        <SubAppRoot definition={app} props={propsAt(state)} client={client} />
      </>
    )
  }

  const view = render(<Hosted />)
  return { ...view, router, services, queryClient, person: userEvent.setup() }
}
