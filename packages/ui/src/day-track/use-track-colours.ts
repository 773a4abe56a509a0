import { useSyncExternalStore } from 'react'
import { tokens, type ThemeMode, type TokenName } from '../theme/tokens.ts'
import { trackTokens, type TrackTokenName } from '../theme/track-tokens.ts'
import { usePrinting } from './use-printing.ts'

export type TrackColours = Readonly<Record<TokenName | TrackTokenName, string>>

const COLOURS: Readonly<Record<ThemeMode, TrackColours>> = {
  light: { ...tokens.light, ...trackTokens.light },
  dark: { ...tokens.dark, ...trackTokens.dark },
}

/** The colours of the theme for a canvas, which takes no CSS variables; on paper those of the light one. */
export function useTrackColours(): TrackColours {
  const mode = useSyncExternalStore(follow, presentMode)
  return COLOURS[usePrinting() ? 'light' : mode]
}

function presentMode(): ThemeMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function follow(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => theme.disconnect()
}
