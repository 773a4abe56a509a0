import { type Call, type DataOf, type Language, session, user } from '@console/contracts'
import { message, Modal, type ThemeConfig } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { createBrowserRouter } from 'react-router-dom'
import type { SubAppLifecycles } from '../define-sub-app.tsx'
import type { HostProps } from '../host/host-props.ts'
import { noRealtime } from '../host/host-realtime.ts'
import type { HostServices } from '../host/host-services.ts'
import { noSlots } from '../host/host-slots.ts'
import { createHttpClient } from '../http/create-http-client.ts'
import { nameDocument } from '../name-document.ts'
import { createQueryClient } from '../queries/create-query-client.ts'
import type { SubAppManifestSource } from '../sub-app-definition.ts'
import { toNavigator } from '../to-navigator.ts'

const toast: HostServices['toast'] = {
  success: (text, options) => void message.success(text, options?.seconds),
  error: (text, options) => void message.error(text, options?.seconds),
  info: (text, options) => void message.info(text, options?.seconds),
  warning: (text, options) => void message.warning(text, options?.seconds),
}

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

/** Host services for a sub-app that runs alone: plain, but real. Only the pages of the app itself are there. */
function aloneServices({ navigate, canOpen }: Pick<HostServices, 'navigate' | 'canOpen'>): HostServices {
  return {
    navigate,
    toast,
    confirm: ({ title, content, onOk }) =>
      new Promise((resolve) => {
        Modal.confirm({
          title,
          content,
          focusable: { autoFocusButton: 'cancel' },
          onOk: async () => {
            await onOk?.()
            resolve(true)
          },
          onCancel: () => {
            resolve(false)
          },
        })
      }),
    openLink: (url) => void openInWindow(url, {}),
    // Without the shell nobody issues a token.
    openPlatformLink: async (url, query) => openInWindow(url, query),
    canOpen,
    // Only the shell has a business switch.
    chooseBusinessType: () => false,
    openExports: () => void message.info('Exports need the shell and its tray.'),
    exportChoices: () => ['xlsx'],
    startExport: async () => {
      void message.info('Exports need the shell and its tray.')
    },
    scheduleExport: () => void message.info('Exports need the shell and its tray.'),
    // Without the shell there is no dialog in the page to confirm with.
    guardLeaving: () => {
      const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
      window.addEventListener('beforeunload', onUnload)
      return () => window.removeEventListener('beforeunload', onUnload)
    },
    // Alone an app is built with everything in it.
    loadTier: async () => {},
    endSession: () => {
      window.location.reload()
    },
    namePage: nameDocument,
    realtime: noRealtime,
    slots: noSlots,
    announce: () => {},
    reportError: (error, context) => {
      // oxlint-disable-next-line no-console -- alone, the console is the only log there is
      console.error(context, error)
    },
    reportUnusable: ({ method, path, reason }) => {
      // oxlint-disable-next-line no-console -- as above
      console.warn(method, path, reason)
    },
  }
}

function openInWindow(url: string, query: Readonly<Record<string, string>>): boolean {
  const target = URL.parse(url, window.location.href)
  if (target === null || !/^https?:$/.test(target.protocol)) return false
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  window.open(target.href, '_blank', 'noopener')
  return true
}
