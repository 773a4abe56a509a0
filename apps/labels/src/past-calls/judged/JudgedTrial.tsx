import { judgedLabel, type label } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import { failureText, useHttpClient } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureLine } from '../FailureLine.tsx'
import styles from '../PastCalls.module.css'
import { ProgressLine } from '../ProgressLine.tsx'
import { rateOf } from './rate-of.ts'
import { countsBy } from './tried-counts.ts'

type JudgedTrialProps = { stored: label.Label; draft: label.LabelDraft | null }
type Run = {
  rule: label.Rule
  sessions: judgedLabel.TriedSession[]
  withoutWords: number
  progress: number
  state: 'running' | 'done'
  error: Error | null
}

/** The rule as it is in the form on the judged sessions, beside the saved one. */
export function JudgedTrial({ stored, draft }: JudgedTrialProps) {
  const { formatMessage } = useIntl()
  const client = useHttpClient()
  const [run, setRun] = useState<Run | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isRunnable = draft !== null && ruleProblems(draft).length === 0

  async function start(sent: label.LabelDraft): Promise<void> {
    const { signal } = (running.current = new AbortController())
    let now: Run = {
      rule: sent.rule,
      sessions: [],
      withoutWords: 0,
      progress: 0,
      state: 'running',
      error: null,
    }
    let cursor: string | null = null
    setRun(now)
    while (now.state === 'running') {
      try {
        const body = { label: { ...sent, id: stored.id }, cursor }
        // oxlint-disable-next-line no-await-in-loop -- a slice begins where the one before it ended
        const slice: judgedLabel.TriedSlice = await client.send(judgedLabel.tryRule, {
          body,
          signal,
          isQuiet: true,
        })
        cursor = slice.cursor
        now = {
          ...now,
          sessions: [...now.sessions, ...slice.sessions],
          withoutWords: now.withoutWords + slice.withoutWords,
          progress: slice.progress,
          state: cursor === null ? 'done' : 'running',
        }
      } catch (error) {
        now = { ...now, state: 'done', error: error instanceof Error ? error : new Error(String(error)) }
      }
      if (signal.aborted) return
      setRun(now)
    }
  }

  return (
    <>
      <div className={styles['buttons']}>
        <Button
          loading={run?.state === 'running'}
          disabled={!isRunnable}
          onClick={() => {
            if (draft !== null) void start(draft)
          }}
        >
          {formatMessage({ id: 'past.judged.run' })}
        </Button>
      </div>
      {run?.state === 'running' && <ProgressLine progress={run.progress} />}
      {run !== null && run.error !== null && (
        <FailureLine title={formatMessage({ id: 'past.failed' })} reasons={[failureText(run.error)]} />
      )}
      {run !== null && run.error === null && run.state === 'done' && (
        <Compared run={run} isOutdated={!isSameValue(run.rule, draft?.rule)} />
      )}
    </>
  )
}

function Compared({ run: { sessions, withoutWords }, isOutdated }: { run: Run; isOutdated: boolean }) {
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
