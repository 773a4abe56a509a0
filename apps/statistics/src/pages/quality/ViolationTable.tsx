import { useState } from 'react'
import { useIntl } from 'react-intl'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useListPage } from '../../components/use-list-page.ts'
import { useStat } from '../../frame/stat-context.ts'
import { useViolations, type Violation, type ViolationFilter } from '../../queries/violations.ts'
import { useViolationColumns, ViolationCard } from './violation-columns.tsx'
import { ViolationFilters } from './ViolationFilters.tsx'

/** Each violation, newest first, of one scene, rule or level where one is chosen (QUAL-019, QUAL-024). */
export function ViolationTable() {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const [filter, setFilter] = useState<ViolationFilter>({})
  const list = useListPage(`${JSON.stringify([wire, filter])} ${round}`)
  const query = useViolations({ ...wire, ...filter, pageIndex: list.page, pageSize: list.pageSize })
  const { data } = query
  return (
    <WideListTable<Violation>
      name="violations"
      label={formatMessage({ id: 'stat.quality.detail' })}
      query={query}
      answer={data === undefined ? null : { rows: data.violationDetail, total: data.total }}
      list={list}
      columns={useViolationColumns()}
      rowKey={({ violationId }) => violationId}
      mobileCard={renderCard}
      failed={formatMessage({ id: 'stat.quality.failed' })}
      none={formatMessage({ id: 'stat.quality.none' })}
      head={<ViolationFilters value={filter} onChange={setFilter} />}
    />
  )
}

function renderCard(row: Violation) {
  return <ViolationCard row={row} />
}
