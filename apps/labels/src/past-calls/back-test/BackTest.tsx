import type { label } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { trialProblemText } from '../../rule/trial/result-texts.ts'
import { DaysField } from '../DaysField.tsx'
import { FIRST_DAYS, validDays } from '../model/days.ts'
import styles from '../PastCalls.module.css'
import { ProgressLine } from '../ProgressLine.tsx'
import { BackTestResult } from './BackTestResult.tsx'
import { StopButton } from './StopButton.tsx'
import { useBackTest } from './use-back-test.ts'

type BackTestProps = { stored: label.Label | null; draft: label.LabelDraft | null }

/** Which calls of the last days the rule would hit, as it is in the form. Runs when the person starts it. */
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
  const why = whyNot(intl, draft)
  const isRunning = run?.state === 'running'
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {formatMessage({ id: 'past.test' })}
      </h2>
      <p className={styles['note']}>{formatMessage({ id: 'past.test.note' })}</p>
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
function whyNot(intl: IntlShape, draft: label.LabelDraft | null): string | null {
  if (draft === null) return intl.formatMessage({ id: 'past.settingsMissing' })
  const [problem] = ruleProblems(draft)
  return problem === undefined ? null : trialProblemText(intl, problem)
}
