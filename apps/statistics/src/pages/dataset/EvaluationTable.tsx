import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { useEvaluations, type Evaluation } from '../../queries/dataset.ts'
import { EvaluationCard, useEvaluationColumns } from './evaluation-columns.tsx'
import { useNarrowing } from './use-narrowing.ts'

/** Every judgement of the range, the newest first (DSET-007, DSET-008). */
export function EvaluationTable() {
  const { formatMessage } = useIntl()
  const { round } = useStat()
  const { query: form, chosen } = useNarrowing()
  const narrowed = { ...form, ...chosen }
  const { paging, position } = useListPage([narrowed, round])
  const query = useEvaluations({ ...narrowed, ...position })
  const { data } = query
  return (
    <WideListTable<Evaluation>
      name="evaluations"
      label={formatMessage({ id: 'stat.dataset.detail' })}
      query={query}
      answer={data && { rows: data.records, total: data.totalCnt }}
      paging={paging}
      columns={useEvaluationColumns()}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      failedId="stat.dataset.detail.failed"
      emptyId="stat.dataset.detail.none"
    />
  )
}

function renderCard(row: Evaluation) {
  return <EvaluationCard row={row} />
}
