import { Icon } from '@console/ui'
import { useState } from 'react'
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
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="ui-flex ui-gap-8">
      {hasFailed && (
        <span role="alert" className="ui-small ui-error">
          {formatMessage({ id: 'preferences.languageFailed' })}
        </span>
      )}
      <button
        type="button"
        className={styles['switch']}
        aria-label={formatMessage({ id: 'preferences.switchLanguage' })}
        onClick={() => {
          setFailed(false)
          store.setLanguage(otherLanguage, () => setFailed(true))
        }}
      >
        <Icon name="globe" />
        <span>{formatMessage({ id: 'preferences.language' })}</span>
      </button>
      <ThemeSwitch />
    </div>
  )
}
