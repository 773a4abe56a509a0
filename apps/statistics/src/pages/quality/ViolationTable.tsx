import { quality } from '@console/contracts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useListPage } from '../../components/use-list-page.ts'
import { useListSort } from '../../components/use-list-sort.ts'
import { pageOfList } from '../../model/page-of-list.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useViolations, type Violation, type ViolationFilter } from '../../queries/violations.ts'
import { useViolationColumns, ViolationCard } from './violation-columns.tsx'
import { ViolationFilters } from './ViolationFilters.tsx'

/** Each violation, newest first, of one scene, rule or level where one is chosen (QUAL-019, QUAL-024). */
export function ViolationTable() {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const [filter, setFilter] = useState<ViolationFilter>({})
  const sort = useListSort(quality.VIOLATION_SORTS)
  const list = useListPage([wire, filter, sort.wire, round])
  const query = useViolations({
    ...wire,
    ...filter,
    ...sort.wire,
    pageIndex: list.page,
    pageSize: list.pageSize,
  })
  const { data } = query
  return (
    <WideListTable<Violation>
      name="violations"
      label={formatMessage({ id: 'stat.quality.detail' })}
      query={query}
      answer={data === undefined ? null : pageOfList(data.violationDetail, { ...list, total: data.total })}
      list={list}
      columns={useViolationColumns()}
      sort={sort}
      rowKey={toKey}
      mobileCard={renderCard}
      failed={formatMessage({ id: 'stat.quality.failed' })}
      none={formatMessage({ id: 'stat.quality.none' })}
      head={<ViolationFilters value={filter} onChange={setFilter} />}
    />
  )
}

/** Distinguishes rows where the platform does not number them. */
function toKey({ violationId, createTime, seatId, ruleName, chatInfoUrl = '' }: Violation): number | string {
  return violationId ?? `${createTime} ${seatId} ${ruleName} ${chatInfoUrl}`
}

function renderCard(row: Violation) {
  return <ViolationCard row={row} />
}
