import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { usePreferences, usePreferencesStore } from './preferences-context.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './PreferenceSwitches.module.css'

/** Language and theme as two buttons; the browser stores both (R29). */
export function PreferenceSwitches() {
  const { formatMessage } = useIntl()
  const store = usePreferencesStore()
  const { language } = usePreferences()
  const otherLanguage = language === 'zh' ? 'en' : 'zh'
  return (
    <div className="ui-flex ui-gap-8">
      <button
        type="button"
        className={styles['switch']}
        aria-label={formatMessage({ id: 'preferences.switchLanguage' })}
        onClick={() => {
          store.setLanguage(otherLanguage)
        }}
      >
        <Icon name="globe" />
        <span>{formatMessage({ id: 'preferences.language' })}</span>
      </button>
      <ThemeSwitch />
    </div>
  )
}
