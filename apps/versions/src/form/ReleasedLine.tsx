import type { appVersion } from '@console/contracts'
import { useIntl } from 'react-intl'
import { releaseTime } from '../components/release-time.ts'
import styles from './VersionFields.module.css'

/** Who released it, and when; of another company only when. */
export function ReleasedLine({ version: { releasedAt, releasedBy } }: { version: appVersion.AppVersion }) {
  const { formatMessage } = useIntl()
  const time = releaseTime(releasedAt)
  return (
    <p className={styles['released']}>
      {releasedBy == null
        ? formatMessage({ id: 'version.released' }, { time })
        : formatMessage({ id: 'version.released.by' }, { time, name: releasedBy })}
    </p>
  )
}
