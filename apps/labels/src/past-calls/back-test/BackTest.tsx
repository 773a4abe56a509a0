import type { label } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import { ApiError, failureText } from '@console/sub-app'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { FIELD_TEXTS } from '../../components/use-field-text.ts'
import { trialProblemText } from '../../rule/trial/result-texts.ts'
import { DaysField } from '../DaysField.tsx'
import { FailureLine } from '../FailureLine.tsx'
import { FIRST_DAYS, validDays } from '../model/days.ts'
import { ProgressLine } from '../ProgressLine.tsx'
import { BackTestCounts } from './BackTestCounts.tsx'
import { StopButton } from './StopButton.tsx'
import { type BackTestRun, isOutdated, useBackTest } from './use-back-test.ts'
import styles from '../PastCalls.module.css'

type BackTestProps = { stored: label.Label | null; draft: label.LabelDraft | null }

/** Finds calls of the last days that the rule in the form would hit. Runs when the person starts it. */
export function BackTest({ stored, draft }: BackTestProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const titleId = useId()
  const whyId = useId()
  const [chosen, setChosen] = useState(FIRST_DAYS)
  const runButton = useRef<HTMLButtonElement>(null)
  const test = useBackTest()
  const { run } = test
  const days = validDays(chosen)
  const why = describeTestObstacle(intl, draft)
  const isRunning = run?.state === 'running'
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className="ui-body ui-strong">
        {formatMessage({ id: 'past.test' })}
      </h2>
      <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.test.note' })}</p>
      <DaysField
        label={formatMessage({ id: 'past.days' })}
        value={chosen}
        isDisabled={isRunning}
        onChange={setChosen}
      />
      <div className={styles['buttons']}>
        {why !== null && (
          <span id={whyId} className={styles['why']}>
            {why}
          </span>
        )}
        {(isRunning || run?.state === 'stopped') && (
          <StopButton isRunning={isRunning} onClick={isRunning ? test.stop : test.proceed} next={runButton} />
        )}
        <Button
          ref={runButton}
          color="primary"
          variant="filled"
          loading={isRunning}
          disabled={why !== null || days === null}
          aria-describedby={why === null ? undefined : whyId}
          onClick={() => {
            if (draft !== null && days !== null) test.start({ ...draft, id: stored?.id ?? 0 }, days)
          }}
        >
          {formatMessage({ id: run === null ? 'past.run' : 'past.runAgain' })}
        </Button>
      </div>
      {isRunning && <ProgressLine progress={run.progress} />}
      {run !== null && <BackTestResult run={run} draft={draft} onRetry={test.proceed} />}
    </section>
  )
}

/** Why the rule cannot be run; null when it can. */
function describeTestObstacle(intl: IntlShape, draft: label.LabelDraft | null): string | null {
  if (draft === null) return intl.formatMessage({ id: 'past.settingsMissing' })
  const [problem] = ruleProblems(draft)
  return problem === undefined ? null : trialProblemText(intl, problem)
}

type BackTestResultProps = { run: BackTestRun; draft: label.LabelDraft | null; onRetry: () => void }

/** Counts of a run so far, and whether they are still true of the rule in the form. */
function BackTestResult({ run, draft, onRetry }: BackTestResultProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { state, days, progress, totals, error } = run
  const percent = formatNumber(progress, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      {error !== null && (
        <BackTestFailure error={error} conditions={run.sent.rule.conditions} onRetry={onRetry} />
      )}
      <div role="status" className="ui-stack ui-gap-4 ui-hides-empty">
        {isOutdated(run, draft) && (
          <p className={styles['outdated']}>{formatMessage({ id: 'past.outdated' })}</p>
        )}
        {state === 'done' && (
          <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.done' }, { days })}</p>
        )}
        {state === 'stopped' && (
          <p className="ui-no-margin ui-note ui-faint">
            {formatMessage({ id: 'past.stopped' }, { percent })}
          </p>
        )}
        {state === 'done' && totals.calls === 0 && (
          <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.noCalls' })}</p>
        )}
      </div>
      {totals.calls > 0 && <BackTestCounts run={run} />}
    </>
  )
}

type BackTestFailureProps = {
  error: Error
  /** Conditions that were sent: a refusal names them by their index. */
  conditions: readonly label.Condition[]
  onRetry: () => void
}

/** Why a run failed. What the server does not accept is named by its field; then the rule has to be changed first. */
function BackTestFailure({ error, conditions, onRetry }: BackTestFailureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const fields = error instanceof ApiError ? Object.entries(error.detail.fields ?? {}) : []
  if (fields.length === 0) {
    return (
      <FailureLine
        title={formatMessage({ id: 'past.failed' })}
        reasons={[failureText(error)]}
        onRetry={onRetry}
      />
    )
  }
  return (
    <FailureLine
      title={formatMessage({ id: 'past.refused' })}
      reasons={fields.map(([path, reason]) => `${fieldName(intl, path, conditions)}: ${reason}`)}
      onRetry={onRetry}
    />
  )
}

/** The field of a path such as `rule.conditions.0.param`, in the words of the form. */
function fieldName(
  { formatMessage }: IntlShape,
  path: string,
  conditions: readonly label.Condition[],
): string {
  const parts = path.split('.').filter((part) => part !== 'label' && part !== 'rule')
  const [name = '', index] = parts
  const condition = name === 'conditions' ? conditions[Number(index)] : undefined
  if (condition !== undefined)
    return formatMessage({ id: 'past.refused.condition' }, { letter: condition.lambda })
  const known = Object.entries(FIELD_TEXTS).find(([field]) => field === name)
  return known === undefined ? path : formatMessage({ id: known[1] })
}
