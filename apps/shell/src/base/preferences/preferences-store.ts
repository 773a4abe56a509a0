import type { Language } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { LANGUAGE_KEY, languageTag, preferredLanguage } from '@console/sub-app/language'

export type ThemeMode = 'light' | 'dark'
/** `system` follows the operating system as it changes. */
export type ThemeChoice = ThemeMode | 'system'

export type Preferences = {
  language: Language
  themeChoice: ThemeChoice
  themeMode: ThemeMode
}

export const THEME_KEY = 'console.theme'

/** Language and theme of this browser: chosen by hand, or by the browser and the system (decision 29). */
export type PreferencesStore = {
  get: () => Preferences
  subscribe: (listener: () => void) => () => void
  setLanguage: (language: Language) => void
  setTheme: (choice: ThemeChoice) => void
}

export function createPreferencesStore(): PreferencesStore {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
  const listeners = new Set<() => void>()
  let current = read()

  function read(): Preferences {
    const themeChoice = readThemeChoice(readStored(THEME_KEY))
    return {
      language: preferredLanguage(readStored(LANGUAGE_KEY), navigator.languages),
      themeChoice,
      themeMode: themeChoice === 'system' ? (systemDark.matches ? 'dark' : 'light') : themeChoice,
    }
  }

  function change(next: Preferences): void {
    current = next
    applyToPage(current)
    for (const listener of listeners) listener()
  }

  applyToPage(current)
  systemDark.addEventListener('change', () => {
    change(read())
  })
  // A change in one tab applies to all of them.
  window.addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY || key === THEME_KEY) change(read())
  })

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setLanguage: (language) => {
      writeStored(LANGUAGE_KEY, language)
      change({ ...current, language })
    },
    setTheme: (themeChoice) => {
      writeStored(THEME_KEY, themeChoice === 'system' ? null : themeChoice)
      const systemMode: ThemeMode = systemDark.matches ? 'dark' : 'light'
      change({ ...current, themeChoice, themeMode: themeChoice === 'system' ? systemMode : themeChoice })
    },
  }
}

function readThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function applyToPage({ language, themeMode }: Preferences): void {
  document.documentElement.lang = languageTag(language)
  document.documentElement.dataset['theme'] = themeMode
}
