import { quality, qualityColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { toColumn, type Column } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { tableExport } from '../../export-kind.ts'
import { findRecordScopes, type RecordScopes } from './record-scopes.ts'
import { countRecords, findRecords, type StoredRecord } from './records.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'violations' }>

const LEVELS: Readonly<Record<number, Text>> = quality.LEVEL_WORDS
const SOURCES: Readonly<Record<number, Text>> = {
  [quality.DATA_SOURCE.realTime]: { en: 'Real-time', zh: '实时' },
  [quality.DATA_SOURCE.manual]: { en: 'Manual', zh: '人工' },
  [quality.DATA_SOURCE.postEvent]: { en: 'Post-event', zh: '事后' },
}
const COVERS: Readonly<Record<number, Text>> = {
  [quality.ANAPHORA_STATUS.open]: { en: 'Not processed', zh: '未处理' },
  [quality.ANAPHORA_STATUS.done]: { en: 'Processed', zh: '已处理' },
  [quality.ANAPHORA_STATUS.needless]: { en: 'No cover needed', zh: '无需覆盖' },
}
const REVIEWS: Readonly<Record<number, Text>> = {
  [quality.REVIEW.none]: { en: 'Default', zh: '默认' },
  [quality.REVIEW.pending]: { en: 'Pending', zh: '待审核' },
  [quality.REVIEW.rejected]: { en: 'Rejected', zh: '已驳回' },
  [quality.REVIEW.passed]: { en: 'Passed', zh: '已通过' },
}

const columns: readonly Column<StoredRecord>[] = [
  toColumn(qualityColumns.time, (row) => row.idmHitTime),
  toColumn(qualityColumns.level, ({ ruleLevel }, { language }) => LEVELS[ruleLevel]?.[language] ?? null),
  toColumn(qualityColumns.rule, (row) => row.idmRuleName),
  toColumn(qualityColumns.words, (row) => row.idmWord),
  toColumn(qualityColumns.seat, (row) => row.idmServiceName),
  toColumn(qualityColumns.customer, (row) => row.clientUser),
  toColumn(
    qualityColumns.handling,
    ({ anaphoraStatus }, { language }) => COVERS[anaphoraStatus]?.[language] ?? null,
  ),
  toColumn(qualityColumns.review, ({ review }, { language }) => REVIEWS[review]?.[language] ?? null),
  toColumn(
    qualityColumns.source,
    ({ idmDataSource }, { language }) => SOURCES[idmDataSource]?.[language] ?? null,
  ),
  toColumn(qualityColumns.channel, (row) => String(row.idmChannelId)),
  toColumn(qualityColumns.business, (row) => row.business),
  toColumn(qualityColumns.session, (row) => row.sessionId),
  toColumn(qualityColumns.recordId, (row) => String(row.idmId)),
]

function findRequestScopes(tx: TenantTx, { filter }: Request, readerId: number): Promise<RecordScopes> {
  const { userId: userIds = [], orgId: orgIds = [] } = filter
  return findRecordScopes(tx, { readerId, userIds, orgIds })
}

/** Violation records, newest first, without the limits of the list's pages and counts (VIOL-004). */
export const recordExport = tableExport<Request, StoredRecord>({
  module: 'quality',
  opType: 'quality.exportRecords',
  policy: canOpen('quality.record', 'statistic.violation'),
  check: (tx, request, { session: { userId } }) => findRequestScopes(tx, request, userId),
  title: { en: 'violation-records', zh: '违规记录' },
  filterValues: { ruleLevel: LEVELS, idmDataSource: SOURCES, anaphoraStatus: COVERS, review: REVIEWS },
  table: async (now, request, { userId: readerId }) => {
    const { userId = [], orgId: _named, ...filter } = request.filter
    const { scopes, visible } = await findRequestScopes(now, request, readerId)
    const query = { ...filter, userId, scopes }
    return {
      columns,
      total: await countRecords(now, query),
      rows: (tx, { last, limit }) => findRecords(tx, query, { belowId: last?.idmId, limit, visible }),
    }
  },
})
