import type { appVersion } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './VersionPage.module.css'

/** The version, and whose it is where it is not the company's own. */
export function VersionNumber({ version: { version, isOwn } }: { version: appVersion.AppVersion }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['number']}>
      <strong>{version}</strong>
      {isOwn === false && (
        <span className={styles['owner']} title={formatMessage({ id: 'version.ofPlatform.text' })}>
          {formatMessage({ id: 'version.ofPlatform' })}
        </span>
      )}
    </span>
  )
}
