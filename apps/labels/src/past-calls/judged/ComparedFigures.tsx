import type { judgedLabel } from '@console/contracts'
import { useIntl } from 'react-intl'
import { CountButton } from '../CountButton.tsx'
import styles from '../PastCalls.module.css'
import { calculateRate } from './calculate-rate.ts'
import { filterSessions, type TriedKind } from './tried-sessions.ts'

type ComparedFiguresProps = {
  sessions: readonly judgedLabel.TriedSession[]
  chosen: TriedKind | null
  onChoose: (kind: TriedKind) => void
}

const RATES = [
  { id: 'past.judged.rate.hit', before: ['rightBefore', 'hitBefore'], after: ['right', 'hit'] },
  { id: 'past.judged.rate.belonging', before: ['rightBefore', 'belonging'], after: ['right', 'belonging'] },
] as const

/** Precision and recall by the saved rule and by the edited one, and how many sessions change. */
export function ComparedFigures({ sessions, chosen, onChoose }: ComparedFiguresProps) {
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
