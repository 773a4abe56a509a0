import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Preferences, PreferencesStore } from './preferences-store.ts'

export const PreferencesContext = createContext<PreferencesStore | null>(null)

/** The store, for the controls that change a preference. */
export function usePreferencesStore(): PreferencesStore {
  const store = useContext(PreferencesContext)
  if (store === null) throw new Error('Preferences need a PreferencesContext above them')
  return store
}

/** The current language and theme. */
export function usePreferences(): Preferences {
  const store = usePreferencesStore()
  return useSyncExternalStore(store.subscribe, store.get)
}
