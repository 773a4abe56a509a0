import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { usePage, usePreferences } from '../page/page-context.ts'
import styles from './PreferenceSwitches.module.css'

/** Language and theme as two buttons; the browser remembers both, for the console too (decision 29). */
export function PreferenceSwitches() {
  const { formatMessage } = useIntl()
  const { preferences } = usePage()
  const { language, themeMode } = usePreferences()
  const otherMode = themeMode === 'dark' ? 'light' : 'dark'
  return (
    <div className={styles['switches']}>
      <button
        type="button"
        className={styles['switch']}
        aria-label={formatMessage({ id: 'assistant.switchLanguage' })}
        onClick={() => {
          preferences.choose({ language: language === 'zh' ? 'en' : 'zh' })
        }}
      >
        <Icon name="globe" />
        <span>{formatMessage({ id: 'assistant.language' })}</span>
      </button>
      <button
        type="button"
        className={styles['switch']}
        aria-label={formatMessage({ id: `assistant.switchTo.${otherMode}` })}
        onClick={() => {
          preferences.choose({ themeMode: otherMode })
        }}
      >
        <Icon name={themeMode === 'dark' ? 'sun' : 'moon'} size={18} />
      </button>
    </div>
  )
}
