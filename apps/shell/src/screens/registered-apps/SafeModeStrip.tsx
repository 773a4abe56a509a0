import { MoreTexts } from '@console/sub-app'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { leaveSafeMode } from '../../base/safe-mode.ts'
import { safeModeTexts } from './safe-mode-texts.ts'
import styles from './RegisteredAppPage.module.css'

/** Says that this visit runs no apps of other teams, with the way out. */
export function SafeModeStrip() {
  return (
    <MoreTexts texts={safeModeTexts}>
      <Strip />
    </MoreTexts>
  )
}

function Strip() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['banner']} role="status">
      <Icon name="info" size={16} />
      {formatMessage({ id: 'safeMode.on' })}
      <button
        type="button"
        className={styles['leave']}
        onClick={() => {
          leaveSafeMode()
          window.location.assign('/console/')
        }}
      >
        {formatMessage({ id: 'safeMode.leave' })}
      </button>
    </p>
  )
}
