import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { OpenSeat } from '../queries/open-seat.ts'
import { useIsNewBuild } from '../queries/served-build.ts'
import { useConnection } from './use-connection.ts'
import styles from './SeatPanel.module.css'

/** A seat is open for whole shifts: only a reload brings a new build of its page, when the agent is ready. */
export function NewBuildNotice({ open }: { open: OpenSeat | null }) {
  const { formatMessage } = useIntl()
  const isNewer = useIsNewBuild(useConnection(open) === 'open')
  return (
    <div role="status">
      {isNewer && (
        <p className={styles['newBuild']}>
          <Icon name="info" size={16} />
          <span>{formatMessage({ id: 'seat.newBuild' })}</span>
          <Button type="link" onClick={() => window.location.reload()}>
            {formatMessage({ id: 'seat.newBuild.reload' })}
          </Button>
        </p>
      )}
    </div>
  )
}
