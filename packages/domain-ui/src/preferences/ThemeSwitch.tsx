import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { usePreferences, usePreferencesStore } from './preferences-context.ts'
import styles from './PreferenceSwitches.module.css'

/** Switches between light and dark; the selection then overrides the system's. */
export function ThemeSwitch() {
  const { formatMessage } = useIntl()
  const store = usePreferencesStore()
  const { themeMode } = usePreferences()
  const otherMode = themeMode === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-label={formatMessage({ id: `preferences.switchTo.${otherMode}` })}
      onClick={() => {
        store.setTheme(otherMode)
      }}
    >
      <Icon name={themeMode === 'dark' ? 'sun' : 'moon'} size={18} />
    </button>
  )
}
