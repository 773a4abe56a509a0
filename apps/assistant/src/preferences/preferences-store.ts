import type { Language } from '@console/contracts'

export type ThemeMode = 'light' | 'dark'
export type Preferences = { language: Language; themeMode: ThemeMode }

/** The keys of the console: a choice made there holds here, and the other way round. */
const LANGUAGE_KEY = 'locale'
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
      if (chosen.language !== undefined) store(LANGUAGE_KEY, chosen.language)
      if (chosen.themeMode !== undefined) store(THEME_KEY, chosen.themeMode)
      change({ ...current, ...chosen })
    },
    follow: (preferences) => {
      followed = preferences
      change(preferences)
    },
  }
}

function read(): Preferences {
  const language = stored(LANGUAGE_KEY) ?? navigator.languages.find((code) => code.length >= 2) ?? 'en'
  const theme = stored(THEME_KEY)
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  return {
    language: language.toLowerCase().startsWith('zh') ? 'zh' : 'en',
    themeMode: theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light',
  }
}

/** A browser may refuse its storage (private windows, policies): the page then follows browser and system. */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    return tellRefused(error)
  }
}

function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch (error) {
    tellRefused(error)
  }
}

function tellRefused(error: unknown): null {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.warn('Local storage is not available; choices are not remembered.', error)
  return null
}

function applyToPage({ language, themeMode }: Preferences): void {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  document.documentElement.dataset['theme'] = themeMode
}
