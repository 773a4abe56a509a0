import { menu, session as sessionCalls, user } from '@console/contracts'
import { callQuery, createHttpClient, createQueryClient, type HttpClient } from '@console/sub-app'
import { openDrafts } from '@console/sub-app/form-drafts'
import type { Rights } from '../../core/menu/menu-access.ts'
import { readMenu } from '../../core/menu/read-menu.ts'
import { routesFromMenu, type MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { loadRegistry } from '../../core/registry/load-registry.ts'
import { reportUse } from '../../core/session/report-use.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import type { ConsoleContext, SignedInConsole } from '../../runtime/context/console-context.ts'
import { createAnnouncer } from '../../runtime/services/announcer.ts'
import { createConfirmChannel } from '../../runtime/services/confirm-channel.ts'
import { createHostServices } from '../../runtime/services/create-host-services.ts'
import { createNavigation } from '../../runtime/services/navigation.ts'
import { createToasts } from '../../runtime/services/toasts.ts'
import { retainForReturn } from './retain-for-return.ts'
import { SignedInFrame } from './SignedInFrame.tsx'
import { SignedInApp } from './SignedInApp.tsx'

/** Consoles opened so far, used as React key: the next user gets a new tree, not the last one with other props. */
let opened = 0

/** From the accepted token to the console: user and permissions, menu, registry, then the requested page (SHELL-004). */
export async function openSignedIn(context: ConsoleContext): Promise<SignedInConsole | null> {
  const { stage, config, session, preferences } = context
  opened += 1
  const key = opened
  const toasts = createToasts()
  const queryClient = createQueryClient()
  void session.whenEnded().then(toasts.close)
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
  const rightsQuery = callQuery(client, sessionCalls.authz)
  const loadUser = startEarly(() => client.send(user.info, { isQuiet: true }))
  const loadRights = startEarly(() => queryClient.query({ ...rightsQuery, retry: false }))
  const loadMenu = startEarly(() => queryClient.query({ ...menuQuery, retry: false }))
  const loadModules = startEarly(loadRegistry)

  const account = await stage.step('account', loadUser)
  openDrafts(account)
  const announcer = createAnnouncer()
  const confirmations = createConfirmChannel()
  if (account.mustChangePassword === true) {
    const { ForcedPasswordPage } = await stage.step(
      'kit',
      () => import(/* webpackChunkName: "on-demand-account" */ './ForcedPasswordPage.tsx'),
    )
    stage.show(
      <SignedInFrame key={key} queryClient={queryClient} toasts={toasts} confirmations={confirmations}>
        <ForcedPasswordPage user={account} context={context} client={client} toasts={toasts} />
      </SignedInFrame>,
    )
    return null
  }
  const firstRights = await stage.step('account', loadRights)
  const { menus } = await stage.step('menu', loadMenu)
  const registry = await stage.step('registry', loadModules)
  const isIndividual = account.individual === true
  const { items } = readMenu(menus)
  const routesFor = (rights: Rights): MenuRoute[] => routesFromMenu({ items, rights, registry, isIndividual })
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
  reportUseDuring(session, client)
  stage.show(
    <SignedInFrame key={key} queryClient={queryClient} toasts={toasts} confirmations={confirmations}>
      <SignedInApp
        {...{
          context,
          client,
          queryClient,
          services,
          announcer,
          user: account,
          rightsQuery,
          routesFor,
          navigation,
          menuQuery,
        }}
      />
    </SignedInFrame>,
  )
  return retainForReturn({
    user: account,
    rightsNow: () => queryClient.getQueryData(rightsQuery.queryKey) ?? firstRights,
    client,
    queryClient,
    onReturn: () => {
      toasts.reopen()
      void session.whenEnded().then(toasts.close)
      reportUseDuring(session, client)
    },
  })
}

/** Resolves when the current session is over. */
function reportUseDuring(session: SessionStore, client: HttpClient): void {
  const leaving = new AbortController()
  void session.whenEnded().then(() => {
    leaving.abort()
  })
  reportUse(async () => client.send(sessionCalls.reportUse, { isQuiet: true }), leaving.signal)
}

/** Starts at once, so that the boot's calls run side by side; a retry starts again. */
function startEarly<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let early: Promise<Result> | null = run()
  // The step that awaits it reports a failure; until then it must not count as unhandled.
  early.catch(() => {})
  return async () => {
    const current = early ?? run()
    early = null
    return current
  }
}
