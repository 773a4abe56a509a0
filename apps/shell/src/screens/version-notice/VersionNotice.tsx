import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useIsNewVersion } from '../../runtime/realtime/new-version.ts'
import styles from './VersionNotice.module.css'

/** A strip once the server has another version of the console: only a reload brings it, when the person is ready. */
export function VersionNotice() {
  const { formatMessage } = useIntl()
  const isNewer = useIsNewVersion()
  return (
    <div role="status">
      {isNewer && (
        <p className={styles['notice']}>
          <Icon name="info" size={16} />
          {formatMessage({ id: 'frame.newVersion' })}
          <button type="button" className={styles['reload']} onClick={() => window.location.reload()}>
            {formatMessage({ id: 'frame.reload' })}
          </button>
        </p>
      )}
    </div>
  )
}
