import { scoreOfSession, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Level, StatusWord } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { countedViolations } from '../../model/counted-violations.ts'
import styles from './SessionHits.module.css'

type SessionHitsProps = {
  session: Pick<sessionRecord.SessionDetail, 'violations' | 'labels' | 'scoreRule'>
  chosenId?: number | null
  onChoose: (hit: sessionRecord.ViolationHit) => void
  /** Shown instead of the plain list of labels. */
  labelList?: ReactNode
}

/** The score of a session, its violated rules and found labels; a violation links to its sentence. */
export function SessionHits({ session, chosenId = null, onChoose, labelList }: SessionHitsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { violations, labels, scoreRule } = session
  return (
    <aside
      className="ui-stack ui-gap-16 ui-pad-16 ui-card"
      aria-label={formatMessage({ id: 'session.rules' })}
    >
      {scoreRule !== null && <Score violations={violations} rule={scoreRule} />}
      <Group title={formatMessage({ id: 'session.rules' })}>
        {violations.length === 0 && (
          <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'session.noViolations' })}</p>
        )}
        <ul className="ui-stack ui-gap-8 ui-list ui-hides-empty">
          {violations.map((hit) => (
            <li key={hit.id}>
              <button
                type="button"
                className={styles['hit']}
                aria-current={hit.id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(hit)}
              >
                <span className="ui-flex ui-between ui-items-start ui-gap-8">
                  <strong>
                    <Level level={hit.level} subject={hit.ruleName} />
                  </strong>
                  {scoreRule !== null && <Cost hit={hit} points={scoreRule.points[hit.level] ?? 0} />}
                </span>
                <span>{hit.words}</span>
                <span className="ui-no-margin ui-size-13 ui-muted">
                  {formatTime(hit.hitAt, timezone)} · {formatMessage({ id: `sessions.source.${hit.source}` })}{' '}
                  · {formatMessage({ id: `session.cover.${hit.coverStatus}` })}
                  {hit.isRejected && ` · ${formatMessage({ id: 'session.rejected' })}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={formatMessage({ id: 'session.labels' })}>
        {labelList ?? <LabelList labels={labels} />}
      </Group>
    </aside>
  )
}

function LabelList({ labels }: Pick<sessionRecord.SessionDetail, 'labels'>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <>
      {labels.length === 0 && (
        <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'session.noLabels' })}</p>
      )}
      <ul className="ui-stack ui-gap-8 ui-list ui-hides-empty">
        {labels.map(({ labelId, labelName, hitAt }) => (
          <li key={`${labelId}-${hitAt}`} className="ui-no-margin ui-size-13 ui-muted">
            {labelName} · {formatTime(hitAt, timezone)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ui-stack ui-gap-8">
      <h2 className="ui-size-14 ui-strong">{title}</h2>
      {children}
    </section>
  )
}

type ScoreProps = {
  violations: readonly sessionRecord.ViolationHit[]
  rule: NonNullable<sessionRecord.SessionDetail['scoreRule']>
}

function Score({ violations, rule }: ScoreProps) {
  const { formatMessage } = useIntl()
  const score = scoreOfSession(countedViolations(violations), rule)
  const isPassed = score >= rule.passMark
  return (
    <Group title={formatMessage({ id: 'session.score' })}>
      <p className={`ui-wrap ui-items-baseline ui-gap-4-12 ui-no-margin ${styles['score']}`}>
        <strong>{score}</strong>
        <StatusWord tone={isPassed ? 'good' : 'error'}>
          {formatMessage({ id: isPassed ? 'session.score.passed' : 'session.score.failed' })}
        </StatusWord>
        <span className="ui-no-margin ui-size-13 ui-muted">
          {formatMessage({ id: 'session.score.passMark' }, { mark: rule.passMark })}
        </span>
      </p>
    </Group>
  )
}

/** Points that a violation takes off the score. */
function Cost({ hit, points }: { hit: sessionRecord.ViolationHit; points: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const cost = hit.isRejected || points === 0 ? 0 : -points
  return (
    <span className="ui-size-12 ui-muted" title={formatMessage({ id: 'session.score.cost' })}>
      {formatNumber(cost)}
    </span>
  )
}
