import { account, DEFAULT_PAGE_SIZE } from '@console/contracts'
import { ExportButton } from '@console/domain-ui'
import { failureText } from '@console/sub-app'
import type { DataColumn } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useImportProblems, useSteerImport } from '../../queries/people-import.ts'
import styles from './ImportSteps.module.css'

/** The progress, outcome and next actions of an import. */
export function ImportProgress({ found }: { found: account.PeopleImport }) {
  const { formatMessage } = useIntl()
  const { id, state, refusedLines, goodLines, linesDone, linesTotal, reason } = found
  const isOnItsWay = state === 'checking' || state === 'running'
  const steer = useSteerImport(isOnItsWay ? account.stopImport : account.startImport)
  const canStart = (state === 'checked' || state === 'stopped') && goodLines > 0
  return (
    <>
      <div role="status">{useStateText(found)}</div>
      {reason !== null && (
        <p className="ui-size-13 ui-error" role="alert">
          {reason}
        </p>
      )}
      {isOnItsWay && (
        <progress
          className={styles['progress']}
          aria-label={formatMessage({ id: 'import.progress' })}
          {...(linesTotal === null ? {} : { value: linesDone, max: linesTotal })}
        />
      )}
      <LineCounts found={found} />
      <span className="ui-cluster ui-gap-8 ui-phone-touch-buttons">
        {canStart && (
          <Button type="primary" loading={steer.isPending} onClick={() => steer.mutate(id)}>
            {state === 'checked'
              ? formatMessage({ id: 'import.start' }, { count: goodLines })
              : formatMessage({ id: 'import.goOn' })}
          </Button>
        )}
        {isOnItsWay && (
          <Button loading={steer.isPending} onClick={() => steer.mutate(id)}>
            {formatMessage({ id: 'import.stop' })}
          </Button>
        )}
      </span>
      {steer.error !== null && (
        <p className="ui-size-13 ui-error" role="alert">
          {failureText(steer.error)}
        </p>
      )}
      {refusedLines > 0 && !isOnItsWay && <ImportProblems id={id} />}
    </>
  )
}

/** Counts of the lines, the columns that were ignored, and the notes on the file. */
function LineCounts({ found }: { found: account.PeopleImport }) {
  const { formatMessage } = useIntl()
  const { state, goodLines, refusedLines, unchangedLines, ignoredColumns, notes } = found
  const counts = [
    formatMessage({ id: 'import.good' }, { count: goodLines }),
    ...(unchangedLines > 0 ? [formatMessage({ id: 'import.unchanged' }, { count: unchangedLines })] : []),
    formatMessage({ id: 'import.refusedLines' }, { count: refusedLines }),
  ]
  return (
    <>
      {(state === 'checked' || refusedLines > 0 || unchangedLines > 0) && (
        <span className="ui-small ui-muted">{counts.join(', ')}</span>
      )}
      {ignoredColumns.length > 0 && (
        <span className="ui-small ui-muted">
          {formatMessage({ id: 'import.ignored' }, { columns: ignoredColumns.join(', ') })}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="ui-small ui-muted">
          {note}
        </span>
      ))}
    </>
  )
}

function useStateText({ state, fileName, linesDone, linesTotal, created }: account.PeopleImport): string {
  const { formatMessage } = useIntl()
  const file = fileName
  const total = linesTotal ?? 0
  switch (state) {
    case 'checking':
      return formatMessage({ id: 'import.checking' }, { file, count: linesDone })
    case 'checked':
      return formatMessage({ id: 'import.checked' }, { file, total })
    case 'running':
      return formatMessage({ id: 'import.running' }, { file, done: linesDone, total })
    case 'stopped':
      return formatMessage({ id: 'import.stopped' }, { done: linesDone, total, created })
    case 'done':
      return formatMessage({ id: 'import.done' }, { file, count: created })
    case 'failed':
      return formatMessage({ id: 'import.failed' }, { file })
  }
}

/** Every refused line with its column and the reason; exported through the tray. */
function ImportProblems({ id }: { id: number }) {
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
      <span className="ui-cluster ui-gap-8 ui-phone-touch-buttons">
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

/** A refused line on a phone. */
function ProblemCard({ problem: { line, column, reason } }: { problem: account.ImportProblem }) {
  const { formatMessage } = useIntl()
  return (
    <span className="ui-stack ui-gap-4 ui-pad-12-16 ui-body ui-anywhere ui-text-start">
      <strong>
        {formatMessage({ id: 'import.line' })} {line} · {column ?? formatMessage({ id: 'import.wholeLine' })}
      </strong>
      <span className="ui-small ui-muted">{reason}</span>
    </span>
  )
}
