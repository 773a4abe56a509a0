import type { label } from '@console/contracts'
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
import { JudgedComparison } from './JudgedComparison.tsx'
import { useJudgedTrial } from './use-judged-trial.ts'

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
      {run?.state === 'done' && (
        <JudgedComparison run={run} isOutdated={!isSameValue(run.sent.rule, draft?.rule)} />
      )}
    </>
  )
}
