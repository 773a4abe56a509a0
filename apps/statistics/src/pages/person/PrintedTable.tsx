import { useHost } from '@console/sub-app'
import { clockText, type DayTrackLane, type DayTrackStatuses } from '@console/ui/day-track'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { dayOfLane, isCompared } from './use-person-lanes.ts'
import styles from './PersonPage.module.css'

type PrintedTableProps = { lanes: readonly DayTrackLane[]; statuses: DayTrackStatuses }

const HEADS = ['day', 'status', 'from', 'to', 'length'] as const

/** On paper nobody can point at a segment: each with its times. */
export function PrintedTable({ lanes, statuses }: PrintedTableProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <table className={styles['printed']} aria-label={formatMessage({ id: 'person.sheet' })}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {formatMessage({ id: `person.sheet.${head}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.flatMap((lane) =>
          lane.segments.map(({ status, begin, end }) => (
            <tr key={`${lane.id} ${begin}`}>
              <td>{isCompared(lane) ? `${dayOfLane(lane)}, ${lane.label}` : lane.label}</td>
              <td>{statuses[status]?.name}</td>
              <td>{clockText(begin, lane, timezone)}</td>
              <td>{clockText(end, lane, timezone)}</td>
              <td>{durationText(end - begin)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
