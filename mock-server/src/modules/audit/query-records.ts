import { audit } from '@console/contracts'
import { route } from '../../http/route.ts'
import { withShowNames } from './audit.dictionary.ts'
import { mayReadAudit } from './audit.policy.ts'
import { countRecords, findRecords } from './audit.store.ts'

export const queryRecords = route(audit.query, {
  policy: mayReadAudit,
  handler: async ({ tx, query, language }) => {
    const { pageIndex, pageSize, fromEnd, ...filter } = query
    const records = await findRecords(tx, filter, { pageIndex, pageSize, fromEnd })
    const counted = await countRecords(tx, filter)
    const unfiltered = isOnlyRange(filter) ? counted : await countRecords(tx, rangeOf(filter))
    return {
      records: records.map((record) => withShowNames(record, language)),
      totalCnt: counted.count,
      totalIsCapped: counted.isCapped,
      unfilteredCnt: unfiltered.count,
    }
  },
})

function rangeOf({ opAtBegin, opAtEnd }: audit.AuditFilter): audit.AuditFilter {
  return { opAtBegin, opAtEnd }
}

function isOnlyRange({ opAtBegin: _begin, opAtEnd: _end, ...others }: audit.AuditFilter): boolean {
  return Object.values(others).every((value) => value === undefined)
}
