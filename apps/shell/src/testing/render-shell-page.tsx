import { HOUR_MS, type user } from '@console/contracts'
import { createPreferencesStore } from '@console/domain-ui/preferences'
import { createHttpClient, createQueryClient, HttpClientProvider, MoreTexts } from '@console/sub-app'
import { openDrafts } from '@console/sub-app/form-drafts'
import { network, testUser } from '@console/testing'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { onTestFinished } from 'vitest'
import { Preferences } from '../base/preferences/Preferences.tsx'
import { loadKitTier } from '../core/kit/load-kit.ts'
import { createSessionStore } from '../core/session/session-store.ts'
import { sessionUser } from '../core/session/session-user.ts'
import { ShellContext, type Shell } from '../runtime/context/shell-context.tsx'
import { ShellHost } from '../runtime/context/ShellHost.tsx'
import { createRealtimeService } from '../runtime/realtime/realtime-service.ts'
import { ConsoleRouter } from '../runtime/router/ConsoleRouter.tsx'
import type { ShellPage } from '../runtime/router/shell-page.ts'
import { createAnnouncer } from '../runtime/services/announcer.tsx'
import { createConfirmChannel } from '../runtime/services/confirmation.tsx'
import { createHostServices } from '../runtime/services/create-host-services.ts'
import { createNavigation } from '../runtime/services/navigation.ts'
import { createToasts } from '../runtime/services/toasts.tsx'
import { SignedInFrame } from '../screens/signed-in/SignedInFrame.tsx'
import { passFakeTime, recorder, reduceMotion, stubScriptLoading, usualAnswers } from './open-console.tsx'

export type PageOptions = {
  /** Address in the browser's bar. */
  address: string
  user?: Partial<user.UserInfo>
  /** Capabilities of the platform beyond the documented calls, such as none; absent means all. */
  capabilities?: readonly string[] | undefined
  handlers?: HttpHandler[]
}

/**
 * Renders a page of the shell with what the signed-in console puts around every page: texts, router, session, HTTP client,
 * toasts and confirmations. Menu, header and sidebar are left out; tests of those open the whole console.
 */
export async function renderShellPage(
  page: ShellPage,
  { address, user, capabilities, handlers = [] }: PageOptions,
) {
  window.history.replaceState(null, '', address)
  const requests: string[] = []
  network.use(recorder(requests), ...handlers, ...usualAnswers({}))
  onTestFinished(stubScriptLoading())
  reduceMotion()
  // Loaded before any page of a signed-in console.
  await loadKitTier('frame')
  const preferences = createPreferencesStore()
  const { shell, frame, navigation } = createShell(
    { ...testUser, ...user },
    { getPreferences: preferences.get, capabilities },
  )
  openDrafts(shell.user)
  await act(async () => {
    render(
      <Preferences store={preferences}>
        <SignedInFrame {...frame}>
          <ShellContext value={shell}>
            <HttpClientProvider client={shell.client}>
              <ConsoleRouter navigation={navigation} onGo={() => {}} resolve={({ search }) => search}>
                <MoreTexts texts={page.texts}>
                  <ShellHost>
                    <page.Page />
                  </ShellHost>
                </MoreTexts>
              </ConsoleRouter>
            </HttpClientProvider>
          </ShellContext>
        </SignedInFrame>
      </Preferences>,
    )
  })
  return { person: userEvent.setup({ advanceTimers: passFakeTime }), requests }
}

type SessionParts = {
  capabilities: readonly string[] | undefined
  getPreferences: ReturnType<typeof createPreferencesStore>['get']
}

/** The real services and client of a session that has started. */
function createShell(signedIn: user.UserInfo, { getPreferences, capabilities }: SessionParts) {
  const session = createSessionStore()
  session.begin({ token: 'stored-token', validForMs: 12 * HOUR_MS }, { isNew: false })
  const toasts = createToasts()
  const endRefused = (): void => session.end('expired')
  const client = createHttpClient({
    getToken: session.getToken,
    apiOrigin: '',
    capabilities,
    getLanguage: () => getPreferences().language,
    notify: ({ message }) => {
      toasts.error(message)
    },
    onUnauthorized: endRefused,
  })
  const frame = { queryClient: createQueryClient(), toasts, confirmations: createConfirmChannel() }
  const navigation = createNavigation()
  const realtime = createRealtimeService()
  const services = createHostServices({
    ...frame,
    realtime,
    announcer: createAnnouncer(),
    navigation,
    client,
    session,
    endRefused,
    targets: { apiOrigin: '', tokenOrigins: [] },
    routesNow: () => [],
  })
  const shell: Shell = {
    user: signedIn,
    sessionUser: sessionUser(signedIn, null),
    businessType: null,
    chooseBusinessType: () => {},
    rights: { permissions: new Set(), menuIds: new Set() },
    hasSampleData: false,
    brand: { host: '*', title: { en: 'Orchid', zh: '兰花' }, supportEmail: 'support@orchid.example' },
    version: '2.5.0',
    passwordPolicy: 'default',
    hasAssistant: false,
    menu: { all: [], authorised: [], listed: [] },
    routes: [],
    homePath: '/console/msgcenter/audit',
    timezone: signedIn.timezone ?? 'Asia/Shanghai',
    apiOrigin: '',
    tokenOrigins: [],
    demoFiles: undefined,
    client,
    services,
    realtime,
    session,
    signOut: async () => {},
  }
  return { shell, frame, navigation }
}
