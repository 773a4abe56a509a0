import { usePreferences } from '@console/domain-ui/preferences'
import { HostProvider, type Host } from '@console/sub-app'
import { useAntdTheme } from '@console/ui/use-theme'
import { useMemo, type ReactNode } from 'react'
import { antdLocales } from '../../base/preferences/antd-locales.ts'
import { useShell } from './shell-context.tsx'

/** Pages of the shell are open as long as the console. */
const NEVER = new AbortController().signal
/** Tiers that are loaded whenever the console is signed in. */
const TIERS: Host['tiers'] = ['core', 'frame']

/** The host of a page of the shell itself: what `useHost` of `@console/sub-app` reads there. */
export function ShellHost({ children }: { children: ReactNode }) {
  const { user, businessType, timezone, services, client, apiOrigin } = useShell()
  const { language, themeMode } = usePreferences()
  const antd = useAntdTheme(themeMode)
  const host = useMemo<Host>(
    () => ({
      user,
      businessType,
      language,
      timezone,
      theme: { mode: themeMode, antd, antdLocale: antdLocales[language] },
      services,
      overlayContainer: document.body,
      signal: NEVER,
      apiOrigin,
      client,
      tiers: TIERS,
    }),
    [user, businessType, language, timezone, themeMode, antd, services, apiOrigin, client],
  )
  return <HostProvider host={host}>{children}</HostProvider>
}
