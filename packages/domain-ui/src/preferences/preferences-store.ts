import type { Language } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { LANGUAGE_KEY, languageTag, preferredLanguage } from '@console/sub-app/language'
import { loadLanguage } from '@console/ui/load-language'

export type ThemeMode = 'light' | 'dark'
/** `system` follows the operating system as it changes. */
export type ThemeChoice = ThemeMode | 'system'

export type Preferences = {
  language: Language
  themeChoice: ThemeChoice
  themeMode: ThemeMode
}

const THEME_KEY = 'console.theme'

/** Language and theme of this browser: chosen by hand, or by the browser and the system (R29). */
export type PreferencesStore = {
  get: () => Preferences
  subscribe: (listener: () => void) => () => void
  /** `onFailed` is called where texts of the language do not arrive: the language stays as it is. */
  setLanguage: (language: Language, onFailed?: () => void) => void
  setTheme: (choice: ThemeChoice) => void
  /** The console around a framed page decides; nothing is stored. */
  follow: (host: { language: Language; themeMode: ThemeMode }) => void
}

/** The preferences of a whole page; with a signal, until it is aborted. */
export function createPreferencesStore(signal?: AbortSignal): PreferencesStore {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
  const listeners = new Set<() => void>()
  const whileOpen = signal === undefined ? {} : { signal }
  let isFollowing = false
  let current = readPreferences(systemDark)
  const chooseLanguage = createLanguageChoice(current.language, (language) => show({ language }))

  function show(changed: Partial<Preferences>): void {
    current = { ...current, ...changed }
    applyToPage(current)
    for (const listener of listeners) listener()
  }

  /** Applies a change from elsewhere, whose outcome nobody awaits. */
  function change({ language, ...theme }: Preferences): void {
    show(theme)
    void chooseLanguage(language).catch(stayInLanguage)
  }

  function reread(): void {
    if (!isFollowing) change(readPreferences(systemDark))
  }

  applyToPage(current)
  systemDark.addEventListener('change', reread, whileOpen)
  // A choice in one tab applies to all tabs. Without a key all storage was cleared.
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key === LANGUAGE_KEY || key === THEME_KEY) reread()
    },
    whileOpen,
  )

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setLanguage: (language, onFailed = stayInLanguage) => {
      const store = (isChosen: boolean): void => {
        if (isChosen) writeStored(LANGUAGE_KEY, language)
      }
      void chooseLanguage(language).then(store, onFailed)
    },
    setTheme: (themeChoice) => {
      writeStored(THEME_KEY, themeChoice === 'system' ? null : themeChoice)
      show({ themeChoice, themeMode: toMode(themeChoice, systemDark) })
    },
    follow: ({ language, themeMode }) => {
      isFollowing = true
      change({ language, themeChoice: themeMode, themeMode })
    },
  }
}

/**
 * Shows a language once its texts are loaded; the latest of several choices wins. Resolves to true for the latest choice.
 */
function createLanguageChoice(initial: Language, show: (language: Language) => void) {
  let chosen = initial
  let shown = initial
  return async (language: Language): Promise<boolean> => {
    chosen = language
    const loading = loadLanguage(language)
    try {
      if (loading !== null) await loading
    } catch (error) {
      if (language === chosen) chosen = shown
      throw error
    }
    if (language !== chosen) return false
    shown = language
    show(language)
    return true
  }
}

/** The next change tries again. */
function stayInLanguage(): void {}

function readPreferences(systemDark: MediaQueryList): Preferences {
  const themeChoice = readThemeChoice(readStored(THEME_KEY))
  return {
    language: preferredLanguage(readStored(LANGUAGE_KEY), navigator.languages),
    themeChoice,
    themeMode: toMode(themeChoice, systemDark),
  }
}

function toMode(choice: ThemeChoice, systemDark: MediaQueryList): ThemeMode {
  if (choice !== 'system') return choice
  return systemDark.matches ? 'dark' : 'light'
}

function readThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function applyToPage({ language, themeMode }: Preferences): void {
  document.documentElement.lang = languageTag(language)
  document.documentElement.dataset['theme'] = themeMode
}
