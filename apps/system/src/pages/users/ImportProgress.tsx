import { account } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { failureText } from '@console/sub-app'
import { useSteerImport } from '../../queries/people-import.ts'
import { ImportProblems } from './ImportProblems.tsx'
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
        <p className={styles['problem']} role="alert">
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
      <span className={styles['tools']}>
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
        <p className={styles['problem']} role="alert">
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
        <span className={styles['note']}>{counts.join(', ')}</span>
      )}
      {ignoredColumns.length > 0 && (
        <span className={styles['note']}>
          {formatMessage({ id: 'import.ignored' }, { columns: ignoredColumns.join(', ') })}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className={styles['note']}>
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
