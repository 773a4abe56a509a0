import type { judgedLabel, label } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import { failureText } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useJudgedTrialSlice } from '../../queries/past-calls.ts'
import { StopButton } from '../back-test/StopButton.tsx'
import { CountButton } from '../CountButton.tsx'
import { FailureLine } from '../FailureLine.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { afterSlice, FIRST_SLICE, type SlicedRun, useSlicedRun } from '../use-sliced-run.ts'
import { calculateRate } from './calculate-rate.ts'
import { SessionList } from './SessionList.tsx'
import styles from '../PastCalls.module.css'

const IS_OF = {
  hit: ({ isHit }: TriedSession) => isHit,
  right: ({ isHit, belongs }: TriedSession) => isHit && belongs,
  hitBefore: ({ isHitBefore }: TriedSession) => isHitBefore,
  rightBefore: ({ isHitBefore, belongs }: TriedSession) => isHitBefore && belongs,
  belonging: ({ belongs }: TriedSession) => belongs,
  gained: ({ isHit, isHitBefore }: TriedSession) => isHit && !isHitBefore,
  lost: ({ isHit, isHitBefore }: TriedSession) => !isHit && isHitBefore,
}

const RATES = [
  { id: 'past.judged.rate.hit', before: ['rightBefore', 'hitBefore'], after: ['right', 'hit'] },
  { id: 'past.judged.rate.belonging', before: ['rightBefore', 'belonging'], after: ['right', 'belonging'] },
] as const

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

type JudgedComparisonProps = { run: JudgedRun; isOutdated: boolean }

/** Compares the saved rule and the edited one on the judged sessions; each count shows its sessions. */
function JudgedComparison({ run: { sessions, withoutWords }, isOutdated }: JudgedComparisonProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<TriedKind | null>(null)
  const shown = chosen === null ? [] : filterSessions(chosen, sessions)
  return (
    <>
      {isOutdated && <p className={styles['outdated']}>{formatMessage({ id: 'past.outdated' })}</p>}
      <ComparedFigures sessions={sessions} chosen={chosen} onChoose={setChosen} />
      {withoutWords > 0 && (
        <p className="ui-no-margin ui-note ui-faint">
          {formatMessage({ id: 'past.judged.noWords' }, { count: withoutWords })}
        </p>
      )}
      {chosen !== null && (
        <SessionList
          key={chosen}
          title={formatMessage({ id: `past.judged.list.${chosen}` })}
          sessions={shown}
          count={shown.length}
        />
      )}
    </>
  )
}

type JudgedRun = SlicedRun & {
  sent: label.LabelDraft
  sessions: judgedLabel.TriedSession[]
  withoutWords: number
}

/** Tries a rule on the judged sessions slice after slice. */
function useJudgedTrial(labelId: number) {
  const send = useJudgedTrialSlice()
  const { start, ...trial } = useSlicedRun<JudgedRun>(async (run, signal) => {
    const body = { label: { ...run.sent, id: labelId }, cursor: run.cursor }
    const slice = await send(body, signal)
    return {
      ...run,
      ...afterSlice(slice),
      sessions: [...run.sessions, ...slice.sessions],
      withoutWords: run.withoutWords + slice.withoutWords,
    }
  })
  return {
    ...trial,
    start: (sent: label.LabelDraft) => start({ ...FIRST_SLICE, sent, sessions: [], withoutWords: 0 }),
  }
}

type ComparedFiguresProps = {
  sessions: readonly judgedLabel.TriedSession[]
  chosen: TriedKind | null
  onChoose: (kind: TriedKind) => void
}

/** Precision and recall by the saved rule and by the edited one, and how many sessions change. */
function ComparedFigures({ sessions, chosen, onChoose }: ComparedFiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const countSessions = (kind: TriedKind) => filterSessions(kind, sessions).length
  const count = (kind: TriedKind) => (
    <CountButton
      count={countSessions(kind)}
      label={formatMessage(
        { id: 'past.openOf' },
        { name: formatMessage({ id: `past.judged.list.${kind}` }), count: countSessions(kind) },
      )}
      isChosen={kind === chosen}
      onChoose={() => onChoose(kind)}
    />
  )
  const rate = ([right, of]: readonly [TriedKind, TriedKind]) => {
    const share = calculateRate(countSessions(right), countSessions(of))
    if (share === null) return '-'
    return (
      <>
        {formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })} ({count(right)}/{count(of)})
      </>
    )
  }
  return (
    <dl className={styles['figures']} aria-label={formatMessage({ id: 'past.judged.compared' })}>
      {RATES.map(({ id, before, after }) => (
        <div key={id} className={styles['figure']}>
          <dt>{formatMessage({ id })}</dt>
          <dd>
            {rate(before)} → {rate(after)}
          </dd>
        </div>
      ))}
      {(['gained', 'lost'] as const).map((kind) => (
        <div key={kind} className={styles['figure']}>
          <dt>{formatMessage({ id: `past.${kind}` })}</dt>
          <dd>{count(kind)}</dd>
        </div>
      ))}
    </dl>
  )
}

type TriedSession = judgedLabel.TriedSession

/** Counts of judged sessions by the edited rule and, where the name says so, by the saved rule before it. */
type TriedKind = keyof typeof IS_OF

/** The sessions of a count, the newest first. */
function filterSessions(kind: TriedKind, sessions: readonly TriedSession[]): TriedSession[] {
  return sessions.filter(IS_OF[kind]).toSorted((one, other) => other.startedAt - one.startedAt)
}
