import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../PastCalls.module.css'
import { BackTestCounts } from './BackTestCounts.tsx'
import { BackTestFailure } from './BackTestFailure.tsx'
import { isOutdated, type BackTestRun } from './use-back-test.ts'

type BackTestResultProps = { run: BackTestRun; draft: label.LabelDraft | null; onRetry: () => void }

/** What a run has counted so far, and whether it is still true of the rule in the form. */
export function BackTestResult({ run, draft, onRetry }: BackTestResultProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { state, days, progress, totals, error } = run
  const percent = formatNumber(progress, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      {error !== null && (
        <BackTestFailure error={error} conditions={run.sent.rule.conditions} onRetry={onRetry} />
      )}
      <div role="status" className={styles['status']}>
        {isOutdated(run, draft) && (
          <p className={styles['outdated']}>{formatMessage({ id: 'past.outdated' })}</p>
        )}
        {state === 'done' && <p className={styles['note']}>{formatMessage({ id: 'past.done' }, { days })}</p>}
        {state === 'stopped' && (
          <p className={styles['note']}>{formatMessage({ id: 'past.stopped' }, { percent })}</p>
        )}
        {state === 'done' && totals.calls === 0 && (
          <p className={styles['note']}>{formatMessage({ id: 'past.noCalls' })}</p>
        )}
      </div>
      {totals.calls > 0 && <BackTestCounts run={run} />}
    </>
  )
}
