import { session, user, type Call, type DataOf, type Language } from '@console/contracts'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import type { ThemeConfig } from 'antd'
import { createBrowserRouter } from 'react-router-dom'
import type { SubAppLifecycles } from '../define-sub-app.tsx'
import type { HostProps } from '../host/host-props.ts'
import { createHttpClient } from '../http/create-http-client.ts'
import { createQueryClient } from '../queries/create-query-client.ts'
import { toNavigator } from '../to-navigator.ts'
import type { SubAppManifestSource } from '../sub-app-definition.ts'
import { aloneServices } from './alone-services.ts'

/** The demo account a sub-app signs in as when it runs alone; these exist in the demo profile only (README). */
const DEMO_ACCOUNT = { username: 'manager', password: 'Orchid#2026' }

export type AloneOptions = {
  app: SubAppLifecycles
  manifest: SubAppManifestSource
  antdTheme: (mode: 'light' | 'dark') => ThemeConfig
}

/**
 * Runs one sub-app without the shell, against a running server, signed in as a demo user: for work on its pages with
 * hot reload. Language and theme come from `?lang=zh&theme=dark`.
 */
export async function runAlone({ app, manifest, antdTheme }: AloneOptions): Promise<void> {
  const router = createBrowserRouter([{ path: '*', element: null }])
  const first = manifest.routes[0]
  const isInside = manifest.routerBase.some((base) => window.location.pathname.startsWith(base))
  if (!isInside && first !== undefined) await router.navigate(first.path, { replace: true })

  const parameters = new URLSearchParams(window.location.search)
  const language: Language = parameters.get('lang') === 'zh' ? 'zh' : 'en'
  const mode = parameters.get('theme') === 'dark' ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = mode

  const services = aloneServices({
    navigate: (to, options) => void router.navigate(to, options ?? {}),
    canOpen: (path) => manifest.routes.some((route) => route.path === path),
  })
  let token: string | null = null
  const client = createHttpClient({
    getToken: () => token,
    apiOrigin: '',
    getLanguage: () => language,
    notify: (error) => services.toast.error(error.message),
    onUnauthorized: services.endSession,
  })
  const sendCall = <C extends Call>(call: C, input = {}): Promise<DataOf<C>> => client.send(call, input)
  token = (await sendCall(session.login, { body: { ...DEMO_ACCOUNT, clientId: session.CLIENT_ID } })).token
  const signedIn = await sendCall(user.info)

  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no #root to render into.')
  const props = (): HostProps => ({
    getToken: () => token,
    user: signedIn,
    businessType: signedIn.businessTypes?.[0] ?? null,
    language,
    timezone: signedIn.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    theme: { mode, antd: antdTheme(mode), antdLocale: language === 'zh' ? zhCN : enUS },
    router: {
      location: router.state.location,
      action: router.state.historyAction,
      navigator: toNavigator({
        go: (delta) => void router.navigate(delta),
        open: (to, options) => void router.navigate(to, options),
      }),
      routes: manifest.routes,
    },
    services,
    queryClient,
    apiOrigin: '',
    signal: leaving.signal,
    container,
    overlayContainer: document.body,
  })
  const queryClient = createQueryClient()
  const leaving = new AbortController()
  await app.bootstrap()
  await app.mount(props())
  router.subscribe(() => void app.update(props()))
}
