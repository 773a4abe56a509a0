import { statColumns } from '@console/contracts'
import { summedColumn, toColumn } from '../../../platform/exports/table-file.ts'
import { callRows, knownCalls, toCallCondition, type CallRow } from './calls.store.ts'
import { statTable, type StatColumn } from './stat-table.ts'

const columns: readonly StatColumn<CallRow>[] = [
  toColumn(statColumns.user, (row) => row.userName),
  toColumn(statColumns.userId, (row) => String(row.userID)),
  toColumn(statColumns.organisation, (row) => row.orgName),
  toColumn(statColumns.callId, (row) => row.callID),
  toColumn(statColumns.rang, (row) => row.onCallAt),
  toColumn(statColumns.answered, (row) => row.onTalkBeginAt),
  {
    ...toColumn(statColumns.talkTime, (row: CallRow) => row.talkTime),
    total: { part: (row) => row.talkTime ?? 0 },
  },
  summedColumn(statColumns.violations, (row) => row.violationCnt),
  toColumn(statColumns.session, (row) => row.sessionID),
]

/** Outbound calls, newest first, each batch from where the last one ended: a month has a million (STAT-101). */
export const callTable = statTable<CallRow>({
  title: { en: 'sales-performance', zh: '销售业绩' },
  table: async ({ tx: now, filter, narrowed = {} }) => {
    const { total, firstDay, lastDay } = await knownCalls(now, filter, narrowed)
    const known = firstDay !== null && lastDay !== null && { ...filter, beginDay: firstDay, endDay: lastDay }
    return {
      columns,
      total,
      rows: async (tx, { last, limit }) =>
        known
          ? callRows(tx, {
              filter: known,
              only: await toCallCondition(tx, known, narrowed),
              below: last,
              limit,
            })
          : [],
    }
  },
})
