import { SECONDS } from '../../../platform/exports/table-file.ts'
import { localTime } from '../../../platform/exports/cell.ts'
import { callRows, knownCalls, narrowedBy, type CallRow } from './calls.store.ts'
import { statTable, summed, type StatColumn } from './stat-table.ts'

const columns: readonly StatColumn<CallRow>[] = [
  { head: { en: 'User', zh: '用户' }, cell: (row) => row.userName },
  { head: { en: 'Account ID', zh: '账号 ID' }, cell: (row) => String(row.userID) },
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Conversation', zh: '会话' }, cell: (row) => row.sessionID },
  { head: { en: 'Call', zh: '通话' }, cell: (row) => row.callID },
  {
    head: { en: 'Call began', zh: '呼叫时间' },
    unit: 'timezone',
    cell: ({ onCallAt }, { timezone }) => localTime(onCallAt, timezone),
  },
  {
    head: { en: 'Talk began', zh: '通话开始时间' },
    unit: 'timezone',
    cell: ({ onTalkBeginAt }, { timezone }) => onTalkBeginAt && localTime(onTalkBeginAt, timezone),
  },
  {
    head: { en: 'Talk time', zh: '通话时长' },
    unit: SECONDS,
    cell: (row) => row.talkTime,
    total: { part: (row) => row.talkTime ?? 0 },
  },
  { head: { en: 'Violations', zh: '违规数' }, ...summed((row) => row.violationCnt) },
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
          ? callRows(tx, { filter: known, only: await narrowedBy(tx, known, narrowed), below: last, limit })
          : [],
    }
  },
})
