import { type menu as menuCalls, session as sessionCalls, user as userCalls } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { type callQuery, type HostServices, type HttpClient, HttpClientProvider } from '@console/sub-app'
import { CaughtErrorsContext } from '@console/ui/part-boundary'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { logWarning } from '../../base/log.ts'
import { authorisedItems, homePath, listedItems, type Rights, toRights } from '../../core/menu/menu-access.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { readMenu } from '../../core/menu/read-menu.ts'
import type { MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { initialBusinessType, storeChoice } from '../../core/session/business-type.ts'
import { whenUseReported } from '../../core/session/report-use.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import { getTimeZone, sessionUser } from '../../core/session/session-user.ts'
import type { ConsoleContext } from '../../runtime/context/console-context.ts'
import { HostPropsContext } from '../../runtime/context/host-props-context.ts'
import { type Shell, ShellContext, useShell } from '../../runtime/context/shell-context.tsx'
import type { RealtimeService } from '../../runtime/realtime/realtime-service.ts'
import { ConsoleRouter } from '../../runtime/router/ConsoleRouter.tsx'
import { type Announcer, AnnouncerContext } from '../../runtime/services/announcer.tsx'
import { onChooseBusinessType } from '../../runtime/services/business-choice.ts'
import type { Navigation } from '../../runtime/services/navigation.ts'
import { sendTracked } from '../../runtime/tracking/track.ts'
import { useResolveSearch } from '../../runtime/views/use-resolve-search.ts'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import { usePrefetchFiles } from './use-prefetch-files.ts'

/** Between the logout and the login page (SHELL-012). */
const SIGN_OUT_DELAY_MS = 1000

/** A sign-out waits no longer for the reports of what was done before it. */
const REPORTS_WAIT_MS = 1000

type SignedInAppProps = {
  context: ConsoleContext
  client: HttpClient
  queryClient: QueryClient
  services: HostServices
  realtime: RealtimeService
  announcer: Announcer
  user: userCalls.UserInfo
  rightsQuery: ReturnType<typeof callQuery<typeof sessionCalls.authz>>
  /** The routes for these permissions and pages. */
  routesFor: (rights: Rights, items: readonly MenuNode[]) => readonly MenuRoute[]
  navigation: Navigation
  menuQuery: ReturnType<typeof callQuery<typeof menuCalls.tree>>
}

const NO_MENU: unknown[] = []

/** The signed-in console: menu and routes from the server's data, one router, the frame around every page. */
export function SignedInApp(props: SignedInAppProps) {
  const { client, queryClient, announcer, navigation } = props
  const { session } = props.context
  const shell = useShellOfSession(props)
  const hostBase = useMemo(() => ({ getToken: session.getToken, queryClient }), [queryClient, session])
  useNamesInLanguage(queryClient)
  return (
    <ShellContext value={shell}>
      <HttpClientProvider client={client}>
        <AnnouncerContext value={announcer}>
          <HostPropsContext value={hostBase}>
            <RoutedFrame navigation={navigation} />
          </HostPropsContext>
        </AnnouncerContext>
      </HttpClientProvider>
    </ShellContext>
  )
}

function useShellOfSession(props: SignedInAppProps): Shell {
  const { context, client, services, realtime, routesFor, menuQuery } = props
  const { config, brand, session } = context
  const user = useUserOfSession(props)
  const { rights, hasSampleData } = useRights(props)
  const menu = useMenu(useQuery(menuQuery).data?.menus ?? NO_MENU, rights)
  const pages = usePages(menu.all)
  const [businessType, chooseBusinessType] = useBusinessType(user)
  const signOut = useSignOut({ client, session, services, realtime })
  return useMemo<Shell>(
    () => ({
      user: { ...user, selectedBusinessTypeId: businessType?.businessTypeId ?? null },
      sessionUser: sessionUser(user, businessType),
      businessType,
      chooseBusinessType,
      rights,
      hasSampleData,
      brand,
      version: config.version,
      passwordPolicy: config.passwordPolicy,
      hasAssistant: config.hasAssistant,
      menu,
      routes: routesFor(rights, pages),
      homePath: homePath(menu.authorised, user.individual === true),
      timezone: getTimeZone(user),
      apiOrigin: config.apiOrigin,
      tokenOrigins: config.tokenOrigins,
      demoFiles: config.demo ? config.staticHost : undefined,
      client,
      services,
      realtime,
      session,
      signOut,
    }),
    // oxfmt-ignore
    [brand, businessType, chooseBusinessType, client, config, hasSampleData, menu, pages, realtime, rights, routesFor, services, session, signOut, user],
  )
}

/**
 * The signed-in person. One without a business, as in a new company, is read again with the rights, at every navigation: the
 * first business of a company is theirs as soon as it is made.
 */
function useUserOfSession({ client, user }: Pick<SignedInAppProps, 'client' | 'user'>): userCalls.UserInfo {
  const hasNone = ({ businessTypes }: userCalls.UserInfo) => (businessTypes ?? []).length === 0
  const isNew = hasNone(user)
  const { data } = useQuery({
    // Not by language: a switch must not forget what was read.
    queryKey: [userCalls.info.id],
    queryFn: async ({ signal }) => client.send(userCalls.info, { signal, isQuiet: true }),
    initialData: user,
    staleTime: Infinity,
    enabled: ({ state }) => isNew && state.data !== undefined && hasNone(state.data),
  })
  return isNew ? data : user
}

/** The selected business type; sub-apps choose one by its id. */
function useBusinessType(user: userCalls.UserInfo) {
  const first = useMemo(() => initialBusinessType(user), [user])
  const [chosenType, setChosenType] = useState<userCalls.BusinessType | null>(null)
  const choose = useCallback(
    (chosen: userCalls.BusinessType) => {
      storeChoice(user.userId, chosen)
      setChosenType(chosen)
    },
    [user.userId],
  )
  useEffect(
    () =>
      onChooseBusinessType((id) => {
        const chosen = user.businessTypes?.find(({ businessTypeId }) => businessTypeId === id)
        if (chosen !== undefined) choose(chosen)
        return chosen !== undefined
      }),
    [user.businessTypes, choose],
  )
  return [chosenType ?? first, choose] as const
}

function RoutedFrame({ navigation }: Pick<SignedInAppProps, 'navigation'>) {
  const fetchFiles = usePrefetchFiles()
  const { services } = useShell()
  const reportCaught = useCallback((error: unknown) => services.reportError(error, 'shell'), [services])
  return (
    <CaughtErrorsContext value={reportCaught}>
      <ConsoleRouter navigation={navigation} onGo={fetchFiles} resolve={useResolveSearch()}>
        <ConsoleFrame />
      </ConsoleRouter>
    </CaughtErrorsContext>
  )
}

/** The language in which a query client's answers were requested. */
const languageOfAnswers = new WeakMap<QueryClient, string>()

function useNamesInLanguage(queryClient: QueryClient): void {
  const { language } = usePreferences()
  useEffect(() => {
    // Names arrive in the language of the request: after a switch every query of the page is refetched.
    if (languageOfAnswers.get(queryClient) === language) return
    if (languageOfAnswers.has(queryClient)) void queryClient.invalidateQueries()
    languageOfAnswers.set(queryClient, language)
  }, [language, queryClient])
}

/** The two lists that every permission check reads, as last fetched, and what is answered with them. */
function useRights({
  rightsQuery,
}: Pick<SignedInAppProps, 'rightsQuery'>): Pick<Shell, 'rights' | 'hasSampleData'> {
  // Loaded before the console is rendered; an equal answer is the same object.
  const lists = useQuery(rightsQuery).data
  return useMemo(() => ({ rights: toRights(lists), hasSampleData: lists?.hasSampleData === true }), [lists])
}

function useMenu(raw: readonly unknown[], rights: Rights): Shell['menu'] {
  const read = useMemo(() => readMenu(raw), [raw])
  useEffect(() => {
    for (const { kind, item } of read.problems) logWarning(`Menu item left out (${kind}): ${item}`)
  }, [read])
  return useMemo(() => {
    const authorised = authorisedItems(read.items, rights)
    return { all: read.items, authorised, listed: listedItems(authorised) }
  }, [read, rights])
}

/** The pages of the menu: the same object while only names change, as with the language. */
function usePages(items: readonly MenuNode[]): readonly MenuNode[] {
  const key = useMemo(() => toPagesKey(items), [items])
  const [known, setKnown] = useState({ key, items })
  if (known.key === key) return known.items
  setKnown({ key, items })
  return items
}

function toPagesKey(items: readonly MenuNode[]): string {
  return JSON.stringify(items, (name, value: unknown) => (name === 'name' ? undefined : value))
}

type SignOutParts = {
  client: HttpClient
  session: SessionStore
  services: HostServices
  realtime: RealtimeService
}

/** Confirms, ends the session on the server, then leaves; after a failure the user stays signed in (SHELL-011..013). */
function useSignOut({ client, session, services, realtime }: SignOutParts): () => Promise<void> {
  const { formatMessage } = useIntl()
  return useCallback(async () => {
    const isConfirmed = await services.confirm({
      title: formatMessage({ id: 'signOut.title' }),
      content: formatMessage({ id: 'signOut.question' }),
      okText: formatMessage({ id: 'signOut.confirm' }),
    })
    const token = session.getToken()
    if (!isConfirmed || token === null) return
    const stay = session.startLeaving()
    try {
      const reports = Promise.all([sendTracked(), whenUseReported()])
      await Promise.race([reports, new Promise((resolve) => setTimeout(resolve, REPORTS_WAIT_MS))])
      realtime.signOut()
      await client.send(sessionCalls.logout, {
        body: { token, clientId: sessionCalls.CLIENT_ID },
        isQuiet: true,
      })
    } catch (error) {
      realtime.signIn()
      stay()
      services.toast.error(error instanceof Error ? error.message : String(error))
      return
    }
    services.toast.success(formatMessage({ id: 'signOut.done' }))
    session.endAfterFarewell(SIGN_OUT_DELAY_MS)
  }, [client, formatMessage, realtime, services, session])
}
