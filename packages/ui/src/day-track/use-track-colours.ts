import { useSyncExternalStore } from 'react'
import { tokens, type ThemeMode } from '../theme/tokens.ts'

/** The colours of the theme for a canvas, which takes no CSS variables; on paper those of the light one. */
export function useTrackColours(): (typeof tokens)[ThemeMode] {
  return tokens[useSyncExternalStore(follow, presentMode)]
}

function presentMode(): ThemeMode {
  const isPrinted = window.matchMedia('print').matches
  return !isPrinted && document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function follow(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const printing = window.matchMedia('print')
  printing.addEventListener('change', onChange)
  return () => {
    theme.disconnect()
    printing.removeEventListener('change', onChange)
  }
}
