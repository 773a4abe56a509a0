import { type documents, links } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { type HostProps, toNavigator } from '@console/sub-app'
import { EmptyState, ErrorState, NoPermissionState } from '@console/ui'
import { clockDifference } from '@console/ui/server-time'
import { useAntdTheme } from '@console/ui/use-theme'
import { Button } from 'antd'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { consolePaths } from '../../base/paths.ts'
import { antdLocales } from '../../base/preferences/antd-locales.ts'
import { trailTo } from '../../core/menu/menu-access.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { safeReturnPath } from '../../core/session/return-path.ts'
import { useHostBase } from '../../runtime/context/host-props-context.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { SubAppOutlet } from '../../runtime/micro-apps/SubAppOutlet.tsx'
import type { ConsoleRoute } from '../../runtime/router/console-routes.ts'
import { LANDING, useIsWelcome } from '../../runtime/router/landing.ts'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'
import { ShellPageScreen } from './ShellPageScreen.tsx'

/** Renders a route. All sub-app routes share one element in the tree, so the outlet sees every change of app. */
export function Screen({
  route: { screen, itemId },
  overlayContainer,
}: {
  route: ConsoleRoute
  overlayContainer: HTMLElement
}) {
  const { client, homePath, menu } = useShell()
  const isWelcome = useIsWelcome()
  switch (screen.kind) {
    case 'home':
      return <Navigate to={homePath} replace state={LANDING} />
    case 'afterSignIn':
      return <Navigate to={returnPath() ?? consolePaths.root} replace />
    case 'redirect':
      return <Navigate to={screen.to} replace />
    case 'forgotPassword':
    case 'register':
      return <SignedInStaticPage messages={screen.kind} />
    case 'notFound':
      return isWelcome ? <WelcomePage /> : <NotFoundPage />
    case 'noPermission':
      return <NoPermissionPage trail={itemId === null ? [] : trailTo(menu.all, itemId)} />
    case 'moduleMissing':
      return <ModuleMissingPage component={screen.component} />
    case 'shellPage':
      return <ShellPageScreen key={screen.page} page={screen.page} />
    case 'registeredApp':
      // A platform without registered apps has no such pages.
      return client.has(OPTIONAL_CALLS.registeredApps) ? (
        <ShellPageScreen key={screen.module} page="RegisteredAppPage" />
      ) : (
        <NotFoundPage />
      )
    case 'subApp':
      return <SubAppScreen entry={screen.entry} overlayContainer={overlayContainer} />
  }
}

function returnPath(): string | null {
  return safeReturnPath(new URL(window.location.href).searchParams.get('redirect'))
}

/** No page has this address (SHELL-026, ERR-026). */
function NotFoundPage() {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <EmptyState title={formatMessage({ id: 'page.notFound.text' })} action={<BackHomeButton isPrimary />}>
        {formatMessage({ id: 'page.notFound.note' })}
      </EmptyState>
    </PageCard>
  )
}

/** The pages around sign-in, opened while signed in. */
function SignedInStaticPage({ messages }: { messages: 'forgotPassword' | 'register' }) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <EmptyState title={formatMessage({ id: `${messages}.title` })} action={<BackHomeButton />}>
        {formatMessage({ id: `${messages}.text` })}
      </EmptyState>
    </PageCard>
  )
}

/** The menu names a module that is not installed; the other pages still work (SHELL-051). */
function ModuleMissingPage({ component }: { component: string }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  useEffect(() => {
    services.reportError(new Error(`Module not found: ${component}`), 'routes')
  }, [component, services])
  return (
    <PageCard>
      <ErrorState
        title={formatMessage({ id: 'page.moduleMissing.text' })}
        error={{ message: formatMessage({ id: 'page.moduleMissing.note' }, { component }) }}
        onRetry={() => {
          window.location.reload()
        }}
      />
    </PageCard>
  )
}

/** For a page the user may not open, and at `/error/403`: whom to contact, and for what (SHELL-027, SHELL-028, ERR-025). */
function NoPermissionPage({ trail }: { trail: readonly MenuNode[] }) {
  const { formatMessage } = useIntl()
  const { sessionUser } = useShell()
  const names = trail.map(({ name }) => name)
  return (
    <PageCard>
      <NoPermissionState
        tenant={sessionUser.tenantName}
        page={
          names.length === 0
            ? formatMessage({ id: 'page.noPermission.thatPage' })
            : names.join(formatMessage({ id: 'page.trailSeparator' }))
        }
        action={<BackHomeButton />}
      />
    </PageCard>
  )
}

/** The first page of a user without any page, such as a seat. */
function WelcomePage() {
  const { formatMessage } = useIntl()
  const { user } = useShell()
  const isSeat = user.type === 'TSR' || user.type === 'TeamTSR'
  return (
    <PageCard>
      <EmptyState
        title={formatMessage({ id: 'page.welcome.title' }, { name: user.name ?? user.username })}
        action={
          <>
            {isSeat && (
              <Button type="primary" href={links.buildLinkAddress(links.seat)}>
                {formatMessage({ id: 'page.welcome.seat' })}
              </Button>
            )}
            <Button type={isSeat ? 'default' : 'primary'} href={links.buildLinkAddress(links.download, {})}>
              {formatMessage({ id: 'page.welcome.client' })}
            </Button>
          </>
        }
      >
        {formatMessage({ id: 'page.welcome.text' }, { tenant: user.tenantName })}
      </EmptyState>
    </PageCard>
  )
}

type SubAppScreenProps = { entry: documents.RegistryEntry; overlayContainer: HTMLElement }

/** Collects the props of a mounted sub-app, and their later changes (SHELL-048). */
function SubAppScreen({ entry, overlayContainer }: SubAppScreenProps) {
  const { getToken, queryClient } = useHostBase()
  const { user, businessType, timezone, services, client, demoFiles } = useShell()
  const { apiOrigin, capabilities } = client.options
  const { language, themeMode } = usePreferences()
  const antd = useAntdTheme(themeMode)
  const router = useSubAppRouter(entry)
  const theme = useMemo<HostProps['theme']>(
    () => ({ mode: themeMode, antd, antdLocale: antdLocales[language] }),
    [antd, language, themeMode],
  )
  const hostProps = useMemo(
    () => ({
      getToken,
      queryClient,
      user,
      businessType,
      language,
      timezone,
      theme,
      services,
      apiOrigin,
      capabilities,
      demoFiles,
      clockDifference: clockDifference(),
      overlayContainer,
      router,
    }),
    [
      apiOrigin,
      businessType,
      capabilities,
      demoFiles,
      getToken,
      language,
      overlayContainer,
      queryClient,
      router,
      services,
      theme,
      timezone,
      user,
    ],
  )
  return <SubAppOutlet entry={entry} hostProps={hostProps} />
}

/** The host's router as the sub-app sees it, with the sub-app's own routes. */
function useSubAppRouter(entry: documents.RegistryEntry): HostProps['router'] {
  const { routes } = useShell()
  const location = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  const navigator = useMemo(
    () =>
      toNavigator({
        go: (delta) => void navigate(delta),
        open: (to, options) => void navigate(to, options),
      }),
    [navigate],
  )
  const ownRoutes = useMemo(
    () =>
      routes.flatMap(({ path, screen }) =>
        screen.kind === 'subApp' && screen.entry.module === entry.module
          ? [{ path, component: screen.component }]
          : [],
      ),
    [entry, routes],
  )
  return useMemo(
    () => ({ location, action, navigator, routes: ownRoutes }),
    [action, location, navigator, ownRoutes],
  )
}
