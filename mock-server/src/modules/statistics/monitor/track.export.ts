import { statColumns, monitorColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { toColumn, type Column } from '../../../platform/exports/table-file.ts'
import { tableExport } from '../../export-kind.ts'
import { checkFilter, buildMonitorFilter, type MonitorFilter } from './monitor.policy.ts'
import { ALL_PEOPLE, trackedPeople, type TrackedPerson } from './people.store.ts'
import { personTracks } from './person-track.ts'
import type { DayFigures } from './track.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'statusTrack' }>
type Row = DayFigures & { userName: string }

const columns: readonly Column<Row>[] = [
  toColumn(monitorColumns.name, (row) => row.userName),
  toColumn(statColumns.userId, (row) => String(row.userId)),
  toColumn(statColumns.day, ({ day }) => day),
  toColumn(monitorColumns.work, (row) => row.workDuration),
  toColumn(monitorColumns.online, (row) => row.onlineDuration),
  toColumn(monitorColumns.rest, (row) => row.breakDuration),
  toColumn(monitorColumns.idle, (row) => row.idleDuration),
  toColumn(monitorColumns.leave, (row) => row.leaveDuration),
]

async function dayRows(
  tx: TenantTx,
  filter: MonitorFilter,
  people: readonly TrackedPerson[],
): Promise<Row[]> {
  const tracks = await personTracks(tx, filter, people)
  return tracks.flatMap(({ userId, userName, dailyTrackList }) =>
    dailyTrackList.map((day) => ({ ...day, userId, userName })),
  )
}

/** The figures of the track: by person, each day of the range that has started (MON-Q20). */
export const trackExport = tableExport<Request, Row>({
  module: 'monitor',
  opType: 'monitor.exportTrack',
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  check: (tx, { filter }, { session }) => checkFilter(filter, { tx, session }),
  title: { en: 'status-track', zh: '状态轨迹' },
  table: async (now, { filter: requestFilter }, reader) => {
    const filter = await buildMonitorFilter(requestFilter, {
      tx: now,
      session: reader,
      now: reader.requestedAt,
    })
    const { people } = await trackedPeople(now, filter, ALL_PEOPLE)
    const [first] = await personTracks(now, filter, people.slice(0, 1))
    const days = first?.dailyTrackList.length ?? 0
    return {
      columns,
      total: people.length * days,
      rows: async (tx, { batch, limit }) => {
        if (days === 0) return []
        const pageSize = Math.max(1, Math.floor(limit / days))
        return dayRows(tx, filter, people.slice(batch * pageSize, (batch + 1) * pageSize))
      },
    }
  },
})
