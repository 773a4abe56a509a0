import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../PastCalls.module.css'
import { BackTestFailure } from './BackTestFailure.tsx'
import { SampleCard } from './SampleCard.tsx'
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
      {totals.calls > 0 && <Counted run={run} />}
    </>
  )
}

/** In the order in which they are shown: what a change of the rule does first. */
const KINDS = ['gained', 'lost', 'both'] as const

function Counted({ run }: { run: BackTestRun }) {
  const { formatMessage, formatNumber } = useIntl()
  const { totals, sent } = run
  const isStored = sent.id !== 0
  const share = formatNumber(totals.hit / totals.calls, { style: 'percent', maximumFractionDigits: 1 })
  const figures = [
    { id: 'past.calls', text: formatNumber(totals.calls) },
    {
      id: 'past.hit',
      text: formatMessage({ id: 'past.hit.value' }, { count: formatNumber(totals.hit), percent: share }),
    },
    ...(isStored
      ? [
          { id: 'past.hitBefore', text: formatNumber(totals.hitBefore) },
          { id: 'past.gained', text: formatNumber(totals.gained) },
          { id: 'past.lost', text: formatNumber(totals.lost) },
        ]
      : []),
  ]
  const samples = KINDS.flatMap((kind) => totals.samples.filter((sample) => sample.kind === kind))
  return (
    <>
      <dl className={styles['figures']} aria-label={formatMessage({ id: 'past.figures' })}>
        {figures.map(({ id, text }) => (
          <div key={id} className={styles['figure']}>
            <dt>{formatMessage({ id })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {samples.length > 0 && (
        <ul className={styles['samples']} aria-label={formatMessage({ id: 'past.samples' })}>
          {samples.map((sample) => (
            <li key={sample.callId}>
              <SampleCard sample={sample} isStored={isStored} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
