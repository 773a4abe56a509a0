import { appVersion } from '@console/contracts'
import { Icon, StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'
import { STATUS_TEXTS } from '../../model/version-texts.ts'
import styles from './VersionPage.module.css'

const { STATUS } = appVersion

const STATUS_TONES = {
  [STATUS.draft]: 'idle',
  [STATUS.released]: 'good',
  [STATUS.removed]: 'offline',
} as const satisfies Record<appVersion.Status, StatusTone>

/** The state of a version, with a warning where its share of the clients does not grow; the version itself shows why. */
export function VersionStatus({ version: { status, stall } }: { version: appVersion.ListedVersion }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <span className={styles['state']}>
      <StatusWord tone={STATUS_TONES[status]}>{formatMessage({ id: STATUS_TEXTS[status] })}</StatusWord>
      {stall != null && (
        <span className="ui-inline-row ui-gap-4 ui-small ui-nowrap ui-warn">
          <Icon name="warning" />
          {formatMessage(
            { id: 'version.stall' },
            { share: formatNumber(stall.share, { maximumFractionDigits: 1 }) },
          )}
        </span>
      )}
    </span>
  )
}
