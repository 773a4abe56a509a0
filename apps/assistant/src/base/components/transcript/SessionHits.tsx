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
    <aside className={styles['hits']} aria-label={formatMessage({ id: 'session.rules' })}>
      {scoreRule !== null && <Score violations={violations} rule={scoreRule} />}
      <Group title={formatMessage({ id: 'session.rules' })}>
        {violations.length === 0 && (
          <p className={styles['note']}>{formatMessage({ id: 'session.noViolations' })}</p>
        )}
        <ul className={styles['list']}>
          {violations.map((hit) => (
            <li key={hit.id}>
              <button
                type="button"
                className={styles['hit']}
                aria-current={hit.id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(hit)}
              >
                <span className={styles['head']}>
                  <strong>
                    <Level level={hit.level} subject={hit.ruleName} />
                  </strong>
                  {scoreRule !== null && <Cost hit={hit} points={scoreRule.points[hit.level] ?? 0} />}
                </span>
                <span>{hit.words}</span>
                <span className={styles['note']}>
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
      {labels.length === 0 && <p className={styles['note']}>{formatMessage({ id: 'session.noLabels' })}</p>}
      <ul className={styles['list']}>
        {labels.map(({ labelId, labelName, hitAt }) => (
          <li key={`${labelId}-${hitAt}`} className={styles['note']}>
            {labelName} · {formatTime(hitAt, timezone)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['group']}>
      <h2 className={styles['title']}>{title}</h2>
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
      <p className={styles['score']}>
        <strong>{score}</strong>
        <StatusWord tone={isPassed ? 'good' : 'error'}>
          {formatMessage({ id: isPassed ? 'session.score.passed' : 'session.score.failed' })}
        </StatusWord>
        <span className={styles['note']}>
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
    <span className={styles['cost']} title={formatMessage({ id: 'session.score.cost' })}>
      {formatNumber(cost)}
    </span>
  )
}
