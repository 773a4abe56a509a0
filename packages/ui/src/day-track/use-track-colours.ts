import { useSyncExternalStore } from 'react'
import { tokens, type ThemeMode } from '../theme/tokens.ts'
import { usePrinting } from './use-printing.ts'

/** The colours of the theme for a canvas, which takes no CSS variables; on paper those of the light one. */
export function useTrackColours(): (typeof tokens)[ThemeMode] {
  const mode = useSyncExternalStore(follow, presentMode)
  return tokens[usePrinting() ? 'light' : mode]
}

function presentMode(): ThemeMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function follow(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => theme.disconnect()
}
