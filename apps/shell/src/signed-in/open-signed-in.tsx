import { menu, session as sessionCalls, user } from '@console/contracts'
import { callQuery, createHttpClient, createQueryClient } from '@console/sub-app'
import type { ConsoleContext } from '../boot/start-console.tsx'
import type { Rights } from '../menu/menu-access.ts'
import { readMenu } from '../menu/read-menu.ts'
import { routesFromMenu } from '../menu/routes-from-menu.ts'
import { loadRegistry } from '../registry/load-registry.ts'
import { createNavigation } from '../router/navigation.ts'
import { createAnnouncer } from '../services/announcer.ts'
import { createConfirmChannel } from '../services/confirm-channel.ts'
import { createHostServices } from '../services/create-host-services.ts'
import { createToasts } from '../services/toasts.ts'
import { reportUse } from '../session/report-use.ts'
import { SignedInFrame } from './SignedInFrame.tsx'
import { SignedInApp } from './SignedInApp.tsx'

/** From the accepted token to the console: user and rights, menu, registry, and only then the wanted page (SHELL-004). */
export async function openSignedIn(context: ConsoleContext): Promise<void> {
  const { stage, config, session, preferences } = context
  const toasts = createToasts()
  const queryClient = createQueryClient()
  const leaving = new AbortController()
  void session.whenEnded().then(() => {
    leaving.abort()
    toasts.close()
    queryClient.clear()
  })
  const client = createHttpClient({
    getToken: session.getToken,
    apiOrigin: config.apiOrigin,
    getLanguage: () => preferences.get().language,
    notify: (error) => {
      toasts.error(error.message)
    },
    onUnauthorized: () => {
      session.end('expired')
    },
  })
  const menuQuery = callQuery(client, menu.tree, { query: { clientId: sessionCalls.CLIENT_ID } })
  const loadUser = startEarly(() => client.send(user.info, { isQuiet: true }))
  const loadRights = startEarly(() => client.send(sessionCalls.authz, { isQuiet: true }))
  const loadMenu = startEarly(() => queryClient.query({ ...menuQuery, retry: false }))
  const loadModules = startEarly(loadRegistry)

  const account = await stage.step('account', loadUser)
  const announcer = createAnnouncer()
  const confirmations = createConfirmChannel()
  if (account.mustChangePassword === true) {
    const { ForcedPasswordPage } = await stage.step('kit', () => import('./ForcedPasswordPage.tsx'))
    stage.show(
      <SignedInFrame queryClient={queryClient} toasts={toasts} confirmations={confirmations}>
        <ForcedPasswordPage user={account} context={context} client={client} toasts={toasts} />
      </SignedInFrame>,
    )
    return
  }
  const rights = toRights(await stage.step('account', loadRights))
  const { menus } = await stage.step('menu', loadMenu)
  const registry = await stage.step('registry', loadModules)
  const isIndividual = account.individual === true
  const routes = routesFromMenu({ items: readMenu(menus).items, rights, registry, isIndividual })
  const navigation = createNavigation()
  const services = createHostServices({
    toasts,
    announcer,
    confirmations,
    navigation,
    client,
    queryClient,
    session,
  })
  reportUse(async () => client.send(sessionCalls.reportUse, { isQuiet: true }), leaving.signal)
  stage.show(
    <SignedInFrame queryClient={queryClient} toasts={toasts} confirmations={confirmations}>
      <SignedInApp
        {...{
          context,
          client,
          queryClient,
          services,
          announcer,
          user: account,
          rights,
          routes,
          navigation,
          menuQuery,
        }}
      />
    </SignedInFrame>,
  )
}

/** Starts at once, so that the boot's calls run side by side; a retry starts again. */
function startEarly<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let early: Promise<Result> | null = run()
  // Told by the step that awaits it; until then a failure is nobody's.
  early.catch(() => {})
  return async () => {
    const current = early ?? run()
    early = null
    return current
  }
}

/** The two lists that every gate reads; codes and ids are compared as texts (SHELL-005, SHELL-Q4). */
function toRights({ permissions, menuIds }: { permissions: string[]; menuIds: string[] }): Rights {
  return { permissions: new Set(permissions), menuIds: new Set(menuIds) }
}
