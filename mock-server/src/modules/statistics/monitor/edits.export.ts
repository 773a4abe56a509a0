import {
  type exports,
  type Language,
  monitorColumns,
  STATUS_NAMES,
  statusAfter,
  type StatusEvent,
} from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import type { Reader } from '../../../platform/exports/export-file.ts'
import { type Column, toColumn } from '../../../platform/exports/table-file.ts'
import { zonedTime } from '../../../platform/time/zoned-time.ts'
import { tableExport } from '../../export-kind.ts'
import { countEdits, type Edit, findEdits } from './history.store.ts'
import { findEditScope } from './monitor.policy.ts'

type Request = Extract<exports.ExportRequest, { kind: 'statusEdits' }>

/** `Meeting 2026-11-20 09:00:00 - 2026-11-20 09:30:00` */
function spanText(span: Edit['newEvt'], { language, timezone }: Reader): string {
  const [begin, end] = [span.startTime, span.endTime].map((time) => zonedTime(time, timezone))
  return `${statusName(span, language)} ${begin} - ${end}`
}

const columns: readonly Column<Edit>[] = [
  toColumn(monitorColumns.editedAt, ({ createdAt }) => createdAt),
  toColumn(monitorColumns.account, (row) => row.userAccount),
  toColumn(monitorColumns.before, ({ oldEvt }, reader) =>
    oldEvt.map((span) => spanText(span, reader)).join('; '),
  ),
  toColumn(monitorColumns.after, ({ newEvt }, reader) => spanText(newEvt, reader)),
  toColumn(monitorColumns.editor, (row) => row.creatorName),
  toColumn(monitorColumns.reason, (row) => row.reason),
]

/** Corrections of statuses, newest first (PLAN-046, PLAN-047). */
export const editExport = tableExport<Request, Edit>({
  module: 'monitor',
  opType: 'monitor.exportEdits',
  policy: canOpen('monitor.history'),
  check: (tx, { filter }, { session: { userId } }) => findEditScope(tx, { ...filter, readerId: userId }),
  title: { en: 'edit-history', zh: '编辑记录' },
  table: async (now, { filter }, { userId, timezone }) => {
    const scope = await findEditScope(now, { ...filter, readerId: userId })
    const query = { ...filter, scope, timezone }
    return {
      columns,
      total: await countEdits(now, query),
      rows: (tx, { last, limit }) => findEdits(tx, query, { belowId: last?.id, limit }),
    }
  },
})

/** Name of the kind, if there is one, else of the status; a kind that has no name here stays as it is. */
function statusName(
  { evt, subEvt }: { evt: StatusEvent; subEvt?: string | null | undefined },
  language: Language,
): string {
  const name = subEvt || statusAfter(evt)
  return Object.entries(STATUS_NAMES).find(([known]) => known === name)?.[1][language] ?? name ?? ''
}
