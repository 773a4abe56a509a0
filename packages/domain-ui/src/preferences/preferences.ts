export { PreferencesContext, usePreferences, usePreferencesStore } from './preferences-context.ts'
export {
  createPreferencesStore,
  type PreferencesStore,
  type ThemeChoice,
  type ThemeMode,
} from './preferences-store.ts'
export { PreferenceSwitches } from './PreferenceSwitches.tsx'
export { ThemeSwitch } from './ThemeSwitch.tsx'
