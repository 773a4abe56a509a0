import { checkColumns, voiceprint, type exports } from '@console/contracts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { cellText } from '../../../../platform/exports/cell.ts'
import { toColumn, type Column } from '../../../../platform/exports/table-file.ts'
import type { Text } from '../../../../platform/messages/text.ts'
import { tableExport } from '../../../export-kind.ts'
import { findPersonIds } from '../voice-people.store.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import {
  countChecks,
  findChecks,
  findEntries,
  type CheckQuery,
  type CheckRow,
  type EntryRow,
} from './check.store.ts'

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

type Row = CheckRow & { entries: readonly EntryRow[] }

/**
 * The sample that decides: the most similar of those that match, or else the most similar of all. Entries are sorted by
 * score, the best first.
 */
function closest({ entries }: Row): EntryRow | undefined {
  return entries.find(isMatch) ?? entries[0]
}

function isMatch({ status }: EntryRow): boolean {
  return status === voiceprint.CHECK_STATUS.consistent
}

const columns: readonly Column<Row>[] = [
  toColumn(checkColumns.taskId, (row) => String(row.taskId)),
  toColumn(checkColumns.user, (row) => row.name),
  toColumn(checkColumns.organisation, (row) => row.orgName),
  toColumn(
    checkColumns.result,
    ({ status, statusRevise }, { language }) =>
      (statusRevise === 1 ? REVISED : RESULTS[status])?.[language] ?? null,
  ),
  toColumn(checkColumns.reason, ({ reason, reviseReason }, { language }) =>
    reason === null ? reviseReason : REASONS[reason][language],
  ),
  toColumn(checkColumns.score, (row) => closest(row)?.score ?? null),
  toColumn(checkColumns.corpusId, (row) => idText(closest(row)?.corpusId)),
  toColumn(checkColumns.samples, ({ entries }) =>
    entries.map(({ corpusId, score }) => `${corpusId} ${cellText({ fraction: score })}`).join('; '),
  ),
  toColumn(checkColumns.duration, ({ duration }) => duration),
  toColumn(checkColumns.sessionAt, ({ sessionAt }) => sessionAt),
  toColumn(checkColumns.corpusAt, ({ entries }) => entries.find(isMatch)?.createAt ?? null),
  toColumn(checkColumns.createAt, ({ createAt }) => createAt),
  toColumn(checkColumns.checkTime, ({ checkTime }) => checkTime),
  toColumn(checkColumns.sessionId, (row) => row.sessionId),
]

function idText(id: number | undefined): string | null {
  return id === undefined ? null : String(id)
}

async function withEntries(tx: TenantTx, rows: readonly CheckRow[]): Promise<Row[]> {
  const found = await findEntries(
    tx,
    rows.map(({ taskId }) => taskId),
  )
  const byTask = Map.groupBy(found, ({ taskId }) => taskId)
  return rows.map((row) => ({ ...row, entries: byTask.get(row.taskId) ?? [] }))
}

async function buildCheckQuery(
  tx: TenantTx,
  { filter: { orgId, name, ...filter } }: Request,
  { userId, timezone }: { userId: number; timezone: string },
): Promise<CheckQuery> {
  return { ...filter, people: await findPersonIds(tx, { readerId: userId, orgId, name }), timezone }
}

/** Check records without the limits of the list's pages and counts. Voiceprints and addresses that play are in no file. */
export const checkExport = tableExport<Request, Row>({
  module: 'voiceprint',
  opType: 'voiceprint.export',
  policy: canOpenRecords,
  check: (tx, request, { session }) => buildCheckQuery(tx, request, session),
  title: { en: 'voice-checks', zh: '声纹核验记录' },
  filterLabels: { date: { en: 'Creation date', zh: '创建日期' } },
  filterValues: { status: RESULTS },
  table: async (now, request, reader) => {
    const query = await buildCheckQuery(now, request, reader)
    return {
      columns,
      total: await countChecks(now, query, null),
      rows: async (tx, { last, limit }) =>
        withEntries(tx, await findChecks(tx, query, { limit, below: last })),
    }
  },
})
