import { ErrorState, isForbidden } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Organisation } from '../../../model/organisations.ts'
import type { Grid } from '../../../model/seat-rows.ts'
import { useRefetchUsers } from '../../../queries/use-users-poll.ts'
import { useWall } from '../../../state/wall-context.tsx'
import { SeatSkeletons } from '../card/SeatSkeletons.tsx'
import styles from './SeatWall.module.css'

type GroupNoteProps = { organisation: Organisation; grid: Grid }

/** Instead of cards: still loading, failed, without seats, or none that passes the filter. */
export function GroupNote({ organisation, grid }: GroupNoteProps) {
  const { formatMessage } = useIntl()
  const refetchUsers = useRefetchUsers()
  const record = useWall().organisations.get(organisation.orgId)
  if (record === undefined || record.updatedAtMs === null) {
    const error = record?.error ?? null
    if (error === null) return <SeatSkeletons count={organisation.seatCount ?? grid.columns} grid={grid} />
    return isForbidden(error) ? (
      <p className={styles['note']} role="alert">
        {formatMessage({ id: 'wall.groupForbidden' }, { name: organisation.name })}
      </p>
    ) : (
      <ErrorState
        title={formatMessage({ id: 'wall.groupFailed' }, { name: organisation.name })}
        error={error}
        onRetry={refetchUsers}
      />
    )
  }
  return (
    <p className={styles['note']}>
      {formatMessage({ id: record.seatIds.length === 0 ? 'wall.groupEmpty' : 'wall.groupNoMatch' })}
    </p>
  )
}
