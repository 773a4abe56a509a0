import type { judgedLabel, label } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import { failureText } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { Button } from 'antd'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { StopButton } from '../back-test/StopButton.tsx'
import { FailureLine } from '../FailureLine.tsx'
import styles from '../PastCalls.module.css'
import { ProgressLine } from '../ProgressLine.tsx'
import { rateOf } from './rate-of.ts'
import { countsBy } from './tried-counts.ts'
import { useJudgedTrial, type JudgedRun } from './use-judged-trial.ts'

type JudgedTrialProps = { stored: label.Label; draft: label.LabelDraft | null }

/** The rule as it is in the form on the judged sessions, beside the saved one. */
export function JudgedTrial({ stored, draft }: JudgedTrialProps) {
  const { formatMessage } = useIntl()
  const { run, start, proceed, stop } = useJudgedTrial(stored.id)
  const runButton = useRef<HTMLButtonElement>(null)
  const isRunning = run?.state === 'running'
  const isRunnable = draft !== null && ruleProblems(draft).length === 0
  return (
    <>
      <div className={styles['buttons']}>
        {(isRunning || run?.state === 'stopped') && (
          <StopButton isRunning={isRunning} onClick={isRunning ? stop : proceed} next={runButton} />
        )}
        <Button
          ref={runButton}
          loading={isRunning}
          disabled={!isRunnable}
          onClick={() => {
            if (draft !== null) start(draft)
          }}
        >
          {formatMessage({ id: 'past.judged.run' })}
        </Button>
      </div>
      {isRunning && <ProgressLine progress={run.progress} />}
      {run !== null && run.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.failed' })}
          reasons={[failureText(run.error)]}
          onRetry={proceed}
        />
      )}
      {run?.state === 'done' && <Compared run={run} isOutdated={!isSameValue(run.sent.rule, draft?.rule)} />}
    </>
  )
}

function Compared({ run: { sessions, withoutWords }, isOutdated }: { run: JudgedRun; isOutdated: boolean }) {
  const { formatMessage, formatNumber } = useIntl()
  const before = countsBy(sessions, 'isHitBefore')
  const after = countsBy(sessions, 'isHit')
  const text = (counts: judgedLabel.JudgedFigures, of: 'hit' | 'belonging') => {
    const rate = rateOf(counts.right, counts[of])
    if (rate === null) return '-'
    const percent = formatNumber(rate, { style: 'percent', maximumFractionDigits: 0 })
    return `${percent} (${formatNumber(counts.right)}/${formatNumber(counts[of])})`
  }
  const gained = sessions.filter(({ isHit, isHitBefore }) => isHit && !isHitBefore).length
  const lost = sessions.filter(({ isHit, isHitBefore }) => !isHit && isHitBefore).length
  const rows = [
    ...(['hit', 'belonging'] as const).map((of) => ({
      name: formatMessage({ id: `past.judged.rate.${of}` }),
      value: `${text(before, of)} → ${text(after, of)}`,
    })),
    { name: formatMessage({ id: 'past.gained' }), value: formatNumber(gained) },
    { name: formatMessage({ id: 'past.lost' }), value: formatNumber(lost) },
  ]
  return (
    <>
      {isOutdated && <p className={styles['outdated']}>{formatMessage({ id: 'past.outdated' })}</p>}
      <dl className={styles['figures']} aria-label={formatMessage({ id: 'past.judged.compared' })}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles['figure']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {withoutWords > 0 && (
        <p className={styles['note']}>
          {formatMessage({ id: 'past.judged.noWords' }, { count: withoutWords })}
        </p>
      )}
    </>
  )
}
