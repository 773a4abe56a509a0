import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CountButton } from '../CountButton.tsx'
import styles from '../PastCalls.module.css'
import { rateOf } from './rate-of.ts'
import { SessionList } from './SessionList.tsx'
import { sessionsOf, type TriedKind } from './tried-sessions.ts'
import type { JudgedRun } from './use-judged-trial.ts'

type JudgedComparisonProps = { run: JudgedRun; isOutdated: boolean }

/** Precision and recall by the saved rule and by the edited one, and what changes; each count shows its sessions. */
export function JudgedComparison({ run: { sessions, withoutWords }, isOutdated }: JudgedComparisonProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [chosen, setChosen] = useState<TriedKind | null>(null)
  const nameOf = (kind: TriedKind) => formatMessage({ id: `past.judged.list.${kind}` })
  const countOf = (kind: TriedKind) => sessionsOf(kind, sessions).length
  const count = (kind: TriedKind) => (
    <CountButton
      count={countOf(kind)}
      label={formatMessage({ id: 'past.openOf' }, { name: nameOf(kind), count: countOf(kind) })}
      isChosen={kind === chosen}
      onChoose={() => setChosen(kind)}
    />
  )
  const rate = (right: TriedKind, of: TriedKind) => {
    const share = rateOf(countOf(right), countOf(of))
    if (share === null) return '-'
    const percent = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
    return (
      <>
        {percent} ({count(right)}/{count(of)})
      </>
    )
  }
  const rows = [
    { id: 'past.judged.rate.hit', before: rate('rightBefore', 'hitBefore'), after: rate('right', 'hit') },
    {
      id: 'past.judged.rate.belonging',
      before: rate('rightBefore', 'belonging'),
      after: rate('right', 'belonging'),
    },
  ]
  return (
    <>
      {isOutdated && <p className={styles['outdated']}>{formatMessage({ id: 'past.outdated' })}</p>}
      <dl className={styles['figures']} aria-label={formatMessage({ id: 'past.judged.compared' })}>
        {rows.map(({ id, before, after }) => (
          <div key={id} className={styles['figure']}>
            <dt>{formatMessage({ id })}</dt>
            <dd>
              {before} → {after}
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
      {withoutWords > 0 && (
        <p className={styles['note']}>
          {formatMessage({ id: 'past.judged.noWords' }, { count: withoutWords })}
        </p>
      )}
      {chosen !== null && (
        <SessionList
          key={chosen}
          title={nameOf(chosen)}
          sessions={sessionsOf(chosen, sessions)}
          count={countOf(chosen)}
        />
      )}
    </>
  )
}
