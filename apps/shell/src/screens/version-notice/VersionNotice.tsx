import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useIsNewBuild } from '../../base/new-build.ts'
import styles from './VersionNotice.module.css'

/** A strip once the server has another build of the console: only a reload brings it, when the person is ready. Dialogs leave it in reach. */
export function VersionNotice() {
  const { formatMessage } = useIntl()
  const isNewer = useIsNewBuild()
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
