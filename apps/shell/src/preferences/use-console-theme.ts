import { antdTheme } from '@console/ui/theme'
import type { ThemeConfig } from 'antd'
import { useMemo } from 'react'
import { usePreferences } from './preferences-context.tsx'

/** The one theme, for the host and for every sub-app. */
export function useConsoleTheme(): ThemeConfig {
  const { themeMode, hasReducedMotion } = usePreferences()
  return useMemo(() => {
    const theme = antdTheme(themeMode)
    return hasReducedMotion ? { ...theme, token: { ...theme.token, motion: false } } : theme
  }, [themeMode, hasReducedMotion])
}
