import { menu, savedView, session as sessionCalls, user, type FailureDetail } from '@console/contracts'
import { callQuery, createHttpClient, createQueryClient, type HttpClient } from '@console/sub-app'
import { openDrafts } from '@console/sub-app/form-drafts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { findLocalAddress } from '../../base/local-page.ts'
import { toRights, type Rights } from '../../core/menu/menu-access.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { readMenu } from '../../core/menu/read-menu.ts'
import { routesFromMenu, type MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { loadRegistry } from '../../core/registry/load-registry.ts'
import { reportUse } from '../../core/session/report-use.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import { getTimeZone } from '../../core/session/session-user.ts'
import type { FirstAnswers } from '../../core/session/sign-in-calls.ts'
import type { ConsoleContext, SignedInConsole, Stage } from '../../runtime/context/console-context.ts'
import { createRealtimeService, type RealtimeService } from '../../runtime/realtime/realtime-service.ts'
import { routedScreens } from '../../runtime/router/console-routes.ts'
import { createAnnouncer } from '../../runtime/services/announcer.tsx'
import { createConfirmChannel } from '../../runtime/services/confirmation.tsx'
import { createHostServices } from '../../runtime/services/create-host-services.ts'
import { createNavigation } from '../../runtime/services/navigation.ts'
import { reportUnusable } from '../../runtime/services/report-unusable.ts'
import { createToasts, type Toasts } from '../../runtime/services/toasts.tsx'
import { awaitViews, knownViews } from '../../runtime/views/saved-views.ts'
import { resolveDocument } from '../../runtime/views/view-addresses.ts'
import type { ForcedFactorPage } from './ForcedFactorPage.tsx'
import type { ForcedPasswordPage } from './ForcedPasswordPage.tsx'
import { retainForReturn } from './retain-for-return.ts'
import { SignedInApp } from './SignedInApp.tsx'
import { SignedInFrame } from './SignedInFrame.tsx'

/** Consoles opened so far, used as React key: the next user gets a new tree, not the last one with other props. */
let opened = 0

/** The server reports an ended session within a second; a call may have been refused before. */
const KICK_OFF_WAIT_MS = 1500

/** From the accepted token to the console: user and permissions, menu, registry, then the requested page (SHELL-004). */
export async function openSignedIn(
  context: ConsoleContext,
  answers: FirstAnswers | null,
): Promise<SignedInConsole | null> {
  const { stage, session } = context
  if (leadToLocalPage(stage)) return null
  opened += 1
  const key = opened
  const toasts = createToasts()
  const queryClient = createQueryClient()
  void session.whenEnded().then(toasts.close)
  const realtime = createRealtimeService()
  const endRefused = createRefusedEnd(session, realtime)
  const client = createSessionClient(context, { toasts, onUnauthorized: endRefused })
  const { rightsQuery, menuQuery, ...calls } = startCalls({ client, queryClient, answers })

  const account = await stage.step('account', calls.loadUser)
  openDrafts(account)
  const frame = { queryClient, toasts, confirmations: createConfirmChannel() }
  if (account.mustChangePassword === true) {
    await showForcedPassword({ key, frame, page: { user: account, context, client, toasts } })
    return null
  }
  if (account.mustSetUpFactor === true) {
    await showForcedFactor({ key, frame, page: { user: account, context, client, toasts } })
    return null
  }
  const views = awaitViews({ client, queryClient })
  const firstRights = await stage.step('account', calls.loadRights)
  const { menus } = await stage.step('menu', calls.loadMenu)
  const registry = await stage.step('registry', calls.loadModules)
  const isIndividual = account.individual === true
  const routesFor = (rights: Rights, items: readonly MenuNode[]): MenuRoute[] =>
    routesFromMenu({ items, rights, registry, isIndividual })
  const announcer = createAnnouncer()
  const navigation = createNavigation()
  const rightsNow = () => queryClient.getQueryData(rightsQuery.queryKey) ?? firstRights
  const menusNow = () => queryClient.getQueryData(menuQuery.queryKey)?.menus ?? menus
  const routesNow = () => routesFor(toRights(rightsNow()), readMenu(menusNow()).items)
  const parts = { ...frame, announcer, navigation, client, session, realtime, routesNow, endRefused }
  const services = createHostServices({ ...parts, targets: context.config })
  const app = { context, client, queryClient, services, realtime, announcer, navigation, user: account }
  reportUseDuring(session, client)
  await views
  await resolveAddress(stage, {
    screens: routedScreens(routesNow()),
    views: knownViews({ client, queryClient }),
    timezone: getTimeZone(account),
  })
  stage.show(
    <SignedInFrame key={key} {...frame}>
      <SignedInApp {...app} rightsQuery={rightsQuery} routesFor={routesFor} menuQuery={menuQuery} />
    </SignedInFrame>,
  )
  return retainForReturn({
    user: account,
    rightsNow,
    client,
    queryClient,
    onReturn: () => {
      toasts.reopen()
      void session.whenEnded().then(toasts.close)
      reportUseDuring(session, client)
    },
  })
}

/** Ends the session of a refused call: as the answer says, or as the socket says a moment later. */
function createRefusedEnd(session: SessionStore, realtime: RealtimeService) {
  return ({ endedFrom }: FailureDetail = {}): void => {
    if (endedFrom !== undefined) session.endByKickOff(endedFrom)
    else session.endByRefusal(realtime.isOpen.get() ? KICK_OFF_WAIT_MS : 0)
  }
}

/** Leads to the address of a local page where one is asked for. Returns whether another document is being loaded. */
function leadToLocalPage(stage: Stage): boolean {
  const found = findLocalAddress(window.location)
  if (found === null) return false
  if (found.isLoaded) stage.leaveFor(found.address)
  else stage.replaceAddress(found.address)
  return found.isLoaded
}

/** Replaces the query in the browser's address with the query that the page opens with. */
async function resolveAddress(stage: Stage, known: Parameters<typeof resolveDocument>[0]): Promise<void> {
  const address = await resolveDocument(known)
  if (address !== null) stage.replaceAddress(address)
}

type ForcedPassword = {
  key: number
  frame: Omit<ComponentProps<typeof SignedInFrame>, 'children'>
  page: ComponentProps<typeof ForcedPasswordPage>
}

type ForcedFactor = Omit<ForcedPassword, 'page'> & { page: ComponentProps<typeof ForcedFactorPage> }

async function showForcedPassword({ key, frame, page }: ForcedPassword): Promise<void> {
  const { stage } = page.context
  const { ForcedPasswordPage: Page } = await stage.step(
    'kit',
    () => import(/* webpackChunkName: "on-demand-account" */ './ForcedPasswordPage.tsx'),
  )
  stage.show(
    <SignedInFrame key={key} {...frame}>
      <Page {...page} />
    </SignedInFrame>,
  )
}

async function showForcedFactor({ key, frame, page }: ForcedFactor): Promise<void> {
  const { stage } = page.context
  const { ForcedFactorPage: Page } = await stage.step(
    'kit',
    () => import(/* webpackChunkName: "on-demand-account" */ './ForcedFactorPage.tsx'),
  )
  stage.show(
    <SignedInFrame key={key} {...frame}>
      <Page {...page} />
    </SignedInFrame>,
  )
}

type ClientActions = { toasts: Toasts; onUnauthorized: (detail: FailureDetail) => void }

/** Sends calls with the session's token; a failure that no page shows is a toast, a 401 ends the session. */
function createSessionClient(
  { config, session, preferences }: ConsoleContext,
  { toasts, onUnauthorized }: ClientActions,
): HttpClient {
  return createHttpClient({
    getToken: session.getToken,
    apiOrigin: config.apiOrigin,
    capabilities: config.capabilities,
    getLanguage: () => preferences.get().language,
    notify: (error) => {
      toasts.error(error.message)
    },
    onUnusable: reportUnusable,
    onUnauthorized,
  })
}

type StartCalls = { client: HttpClient; queryClient: QueryClient; answers: FirstAnswers | null }

/** Starts the boot's calls, side by side; those that the check of the token has brought already are not sent. */
function startCalls({ client, queryClient, answers }: StartCalls) {
  const menuQuery = callQuery(client, menu.tree, { query: { clientId: sessionCalls.CLIENT_ID } })
  const rightsQuery = callQuery(client, sessionCalls.authz)
  // Answers that do not match the contract are requested again, and reported by the call itself.
  const account = user.info.data.safeParse(answers?.user).data
  const rights = sessionCalls.authz.data.safeParse(answers?.rights).data
  const tree = menu.tree.data.safeParse(answers?.menu).data
  const views = savedView.list.data.safeParse({ views: answers?.views }).data
  if (rights !== undefined) queryClient.setQueryData(rightsQuery.queryKey, rights)
  if (tree !== undefined) queryClient.setQueryData(menuQuery.queryKey, tree)
  if (views !== undefined) queryClient.setQueryData(callQuery(client, savedView.list).queryKey, views)
  return {
    menuQuery,
    rightsQuery,
    loadUser: startEarly(async () => account ?? client.send(user.info, { isQuiet: true })),
    // A fresh answer in the cache is used for these two.
    loadRights: startEarly(() => queryClient.query({ ...rightsQuery, retry: false })),
    loadMenu: startEarly(() => queryClient.query({ ...menuQuery, retry: false })),
    loadModules: startEarly(loadRegistry),
  }
}

/** Reports use of the console until the current session is over. */
function reportUseDuring(session: SessionStore, client: HttpClient): void {
  if (!client.has(sessionCalls.reportUse)) return
  const leaving = new AbortController()
  void session.whenEnded().then(() => {
    leaving.abort()
  })
  reportUse(async () => client.send(sessionCalls.reportUse, { isQuiet: true }), leaving.signal)
}

/** Starts at once; a retry starts again. */
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
