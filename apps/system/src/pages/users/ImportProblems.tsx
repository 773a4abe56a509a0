import { DEFAULT_PAGE_SIZE, type account } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ExportButton } from '@console/domain-ui'
import { useImportProblems } from '../../queries/people-import.ts'
import { ProblemCard } from './ProblemCard.tsx'
import styles from './ImportSteps.module.css'

/** Every refused line with its column and the reason; exported through the tray. */
export function ImportProblems({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const [page, setPage] = useState(1)
  const problems = useImportProblems(id, page, DEFAULT_PAGE_SIZE)
  const whole = formatMessage({ id: 'import.wholeLine' })
  const columns: DataColumn<account.ImportProblem>[] = [
    { key: 'line', title: formatMessage({ id: 'import.line' }), dataIndex: 'line', align: 'right' },
    {
      key: 'column',
      title: formatMessage({ id: 'import.column' }),
      render: (_, { column }) => column ?? whole,
    },
    { key: 'value', title: formatMessage({ id: 'import.value' }), dataIndex: 'value' },
    { key: 'reason', title: formatMessage({ id: 'import.reason' }), dataIndex: 'reason' },
  ]
  return (
    <>
      <span className={styles['tools']}>
        <ExportButton
          request={{ kind: 'importProblems', filter: { id } }}
          label={formatMessage({ id: 'import.report' })}
        />
      </span>
      <ListTable
        label={formatMessage({ id: 'import.problems' })}
        query={problems}
        toRowPage={toRowPage}
        columns={columns}
        rowKey={({ line, column }) => `${line} ${column}`}
        paging={{ page, pageSize: DEFAULT_PAGE_SIZE, onPage: setPage }}
        mobileCard={renderCard}
        states={{ failed: formatMessage({ id: 'import.problemsFailed' }), empty: null }}
      />
    </>
  )
}

function toRowPage(answer: {
  records: account.ImportProblem[]
  total: number
}): RowPage<account.ImportProblem> {
  return { rows: answer.records, total: answer.total }
}

function renderCard(problem: account.ImportProblem) {
  return <ProblemCard problem={problem} />
}
