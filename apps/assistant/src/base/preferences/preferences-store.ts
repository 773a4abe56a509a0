import type { Language } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { LANGUAGE_KEY, languageTag, preferredLanguage } from '@console/sub-app/language'

export type ThemeMode = 'light' | 'dark'
export type Preferences = { language: Language; themeMode: ThemeMode }

/** As the key of the language, that of the console: a choice made there holds here, and the other way round. */
const THEME_KEY = 'console.theme'

/** Language and theme: the browser's and the system's, what was chosen by hand, or what the console around the page says. */
export type PreferencesStore = {
  get: () => Preferences
  subscribe: (listener: () => void) => () => void
  choose: (change: Partial<Preferences>) => void
  /** The console around the page decides; nothing is remembered. */
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
  // A choice in one tab holds in all of them.
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
