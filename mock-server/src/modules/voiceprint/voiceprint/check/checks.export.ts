import { voiceprint, type exports } from '@console/contracts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { localTime, type Cell } from '../../../../platform/exports/cell.ts'
import type { Column } from '../../../../platform/exports/table-file.ts'
import type { Text } from '../../../../platform/messages/text.ts'
import { tableExport } from '../../../export-kind.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import { peopleOf } from '../voice-people.store.ts'
import { countChecks, findChecks, type CheckQuery, type CheckRow } from './check.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'voiceChecks' }>

const RESULTS: Readonly<Record<number, Text>> = {
  [voiceprint.CHECK_STATUS.notChecked]: { en: 'Not checked', zh: '未核验' },
  [voiceprint.CHECK_STATUS.inconsistent]: { en: 'Inconsistent', zh: '不一致' },
  [voiceprint.CHECK_STATUS.consistent]: { en: 'Consistent', zh: '一致' },
}
const REVISED: Text = { en: 'Manually set consistent', zh: '手动设为一致' }
const REASONS: Readonly<Record<voiceprint.CheckReason, Text>> = {
  firstSample: { en: 'First sample stored', zh: '已保存为首个语料' },
  tooShort: { en: 'Too little speech', zh: '有效语音过短' },
  tooNoisy: { en: 'Too noisy to compare', zh: '噪声过大，无法比对' },
  channelsSwapped: { en: 'Channels exchanged', zh: '声道疑似颠倒' },
  channelsAlike: { en: 'Same voice in both channels', zh: '两个声道为同一声音' },
  notSound: { en: 'Not readable as sound', zh: '无法识别为音频' },
  unreadableKind: { en: 'Kind of sound is not read', zh: '不支持的音频类型' },
  recordingGone: { en: 'Recording deleted', zh: '录音已删除' },
  overLimit: { en: 'Took too long', zh: '核验超时' },
  failed: { en: 'Check failed', zh: '核验失败' },
}

const time = (seconds: number | null, timezone: string): Cell =>
  seconds === null ? null : localTime(seconds, timezone)

const columns: readonly Column<CheckRow>[] = [
  { head: { en: 'Task', zh: '任务编号' }, cell: (row) => String(row.taskId) },
  { head: { en: 'Name', zh: '姓名' }, cell: (row) => row.name },
  { head: { en: 'Organisation', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Duration', zh: '时长' }, cell: ({ duration }) => ({ seconds: duration }) },
  {
    head: { en: 'Session at', zh: '会话时间' },
    unit: 'timezone',
    cell: ({ sessionAt }, { timezone }) => time(sessionAt, timezone),
  },
  {
    head: { en: 'Created at', zh: '创建时间' },
    unit: 'timezone',
    cell: ({ createAt }, { timezone }) => time(createAt, timezone),
  },
  {
    head: { en: 'Checked at', zh: '核验时间' },
    unit: 'timezone',
    cell: ({ checkTime }, { timezone }) => time(checkTime, timezone),
  },
  {
    head: { en: 'Result', zh: '核验结果' },
    cell: ({ status, statusRevise }, { language }) =>
      (statusRevise === 1 ? REVISED : RESULTS[status])?.[language] ?? null,
  },
  {
    head: { en: 'Reason', zh: '原因' },
    cell: ({ reason, reviseReason }, { language }) =>
      reason === null ? reviseReason : REASONS[reason][language],
  },
  { head: { en: 'Session', zh: '会话' }, cell: (row) => row.sessionId },
]

async function queryOf(
  tx: TenantTx,
  { filter: { orgId, name, ...filter } }: Request,
  { userId, timezone }: { userId: number; timezone: string },
): Promise<CheckQuery> {
  return { ...filter, people: await peopleOf(tx, { readerId: userId, orgId, name }), timezone }
}

/** Check records without the limits of the list's pages and counts. Voiceprints and addresses that play are in no file. */
export const checkExport = tableExport<Request, CheckRow>({
  module: 'voiceprint',
  opType: 'voiceprint.export',
  policy: canOpenRecords,
  check: (tx, request, { session }) => queryOf(tx, request, session),
  title: { en: 'voice-checks', zh: '声纹核验记录' },
  filterLabels: { date: { en: 'Creation date', zh: '创建日期' } },
  filterValues: { status: RESULTS },
  table: async (now, request, reader) => {
    const query = await queryOf(now, request, reader)
    return {
      columns,
      total: await countChecks(now, query, null),
      rows: (tx, { last, limit }) => findChecks(tx, query, { limit, below: last }),
    }
  },
})
