import type { Language } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { LANGUAGE_KEY, languageTag, preferredLanguage } from '@console/sub-app/language'

export type ThemeMode = 'light' | 'dark'
export type Preferences = { language: Language; themeMode: ThemeMode }

/** The same key as in the console, as for the language: they share the choice. */
const THEME_KEY = 'console.theme'

/** Language and theme: the browser's and the system's, the user's choice, or the embedding console's. */
export type PreferencesStore = {
  get: () => Preferences
  subscribe: (listener: () => void) => () => void
  choose: (change: Partial<Preferences>) => void
  /** The embedding console decides; nothing is stored. */
  follow: (preferences: Preferences) => void
}

export function createPreferencesStore(signal: AbortSignal): PreferencesStore {
  const listeners = new Set<() => void>()
  let followed: Preferences | null = null
  let current = read()
  applyToPage(current)

  function change(next: Preferences): void {
    current = next
    applyToPage(current)
    for (const listener of listeners) listener()
  }

  function readAgain(): void {
    if (followed === null) change(read())
  }
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', readAgain, { signal })
  // A choice in one tab applies to all tabs.
  window.addEventListener('storage', readAgain, { signal })

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: (chosen) => {
      if (chosen.language !== undefined) writeStored(LANGUAGE_KEY, chosen.language)
      if (chosen.themeMode !== undefined) writeStored(THEME_KEY, chosen.themeMode)
      change({ ...current, ...chosen })
    },
    follow: (preferences) => {
      followed = preferences
      change(preferences)
    },
  }
}

function read(): Preferences {
  const theme = readStored(THEME_KEY)
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  return {
    language: preferredLanguage(readStored(LANGUAGE_KEY), navigator.languages),
    themeMode: theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light',
  }
}

function applyToPage({ language, themeMode }: Preferences): void {
  document.documentElement.lang = languageTag(language)
  document.documentElement.dataset['theme'] = themeMode
}
