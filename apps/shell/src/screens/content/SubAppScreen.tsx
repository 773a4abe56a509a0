import type { documents } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { toNavigator, type HostProps } from '@console/sub-app'
import { clockDifference } from '@console/ui/server-time'
import { useAntdTheme } from '@console/ui/use-theme'
import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { antdLocales } from '../../base/preferences/antd-locales.ts'
import { useHostBase } from '../../runtime/context/host-props-context.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { SubAppOutlet } from '../../runtime/micro-apps/SubAppOutlet.tsx'

type SubAppScreenProps = { entry: documents.RegistryEntry; overlayContainer: HTMLElement }

/** Collects the props of a mounted sub-app, and their later changes (SHELL-048). */
export function SubAppScreen({ entry, overlayContainer }: SubAppScreenProps) {
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
