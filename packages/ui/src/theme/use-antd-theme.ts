import type { ThemeConfig } from 'antd'
import { useMemo } from 'react'
import { useMediaQuery } from '../layout/use-media-query.ts'
import { antdTheme } from './antd-theme.ts'
import type { ThemeMode } from './tokens.ts'

/**
 * The theme, light on paper, with stronger lines and texts when the system prefers contrast, and without motion when the system prefers reduced motion. Our style sheet ends antd's motion at once there,
 * and a dialog whose motion ends sooner than antd expects drops what is typed in its first moment.
 */
export function useAntdTheme(mode: ThemeMode): ThemeConfig {
  const hasReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const hasContrast = useMediaQuery('(prefers-contrast: more)')
  const isPrinting = useMediaQuery('print')
  const shown = isPrinting ? 'light' : mode
  return useMemo(() => {
    const theme = antdTheme(shown, { hasContrast })
    return hasReducedMotion ? { ...theme, token: { ...theme.token, motion: false } } : theme
  }, [shown, hasContrast, hasReducedMotion])
}
