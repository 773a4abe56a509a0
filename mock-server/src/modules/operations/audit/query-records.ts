import { audit, EXACT_COUNT_LIMIT } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { canReadAudit } from './audit.policy.ts'
import { countRecords, findRecords } from './audit.store.ts'
import { shownRecord } from './shown-record.ts'

export const queryRecords = route(audit.query, {
  policy: canReadAudit,
  handler: async ({ ctx, tx, query, language }) => {
    const { pageIndex, pageSize, fromEnd, isBrief, ...filter } = query
    const records = await findRecords(tx, filter, { pageIndex, pageSize, fromEnd, isBrief })
    const counted = await countTotal(tx, filter, { pageIndex, pageSize, found: records.length })
    const unfiltered = isOnlyRange(filter) ? counted : await countRecords(tx, pickTimeRange(filter))
    return {
      records: records.map((record) => shownRecord(ctx.auditDictionary, record, language)),
      totalCnt: counted.count,
      totalIsCapped: counted.isCapped,
      unfilteredCnt: unfiltered.count,
    }
  },
})

/** The last page shows the total already; only a full or an empty page requires a count. */
async function countTotal(
  tx: TenantTx,
  filter: audit.AuditFilter,
  { pageIndex, pageSize, found }: { pageIndex: number; pageSize: number; found: number },
): ReturnType<typeof countRecords> {
  const isLast = found < pageSize && (found > 0 || pageIndex === 1)
  const total = (pageIndex - 1) * pageSize + found
  return isLast && total <= EXACT_COUNT_LIMIT ? { count: total, isCapped: false } : countRecords(tx, filter)
}

function pickTimeRange({ opAtBegin, opAtEnd }: audit.AuditFilter): audit.AuditFilter {
  return { opAtBegin, opAtEnd }
}

function isOnlyRange({ opAtBegin: _begin, opAtEnd: _end, ...others }: audit.AuditFilter): boolean {
  return Object.values(others).every((value) => value === undefined)
}
