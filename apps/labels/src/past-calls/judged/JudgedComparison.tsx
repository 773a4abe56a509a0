import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from '../PastCalls.module.css'
import { ComparedFigures } from './ComparedFigures.tsx'
import { SessionList } from './SessionList.tsx'
import { filterSessions, type TriedKind } from './tried-sessions.ts'
import type { JudgedRun } from './use-judged-trial.ts'

type JudgedComparisonProps = { run: JudgedRun; isOutdated: boolean }

/** How the saved rule and the edited one compare on the judged sessions; each count shows its sessions. */
export function JudgedComparison({ run: { sessions, withoutWords }, isOutdated }: JudgedComparisonProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<TriedKind | null>(null)
  const shown = chosen === null ? [] : filterSessions(chosen, sessions)
  return (
    <>
      {isOutdated && <p className={styles['outdated']}>{formatMessage({ id: 'past.outdated' })}</p>}
      <ComparedFigures sessions={sessions} chosen={chosen} onChoose={setChosen} />
      {withoutWords > 0 && (
        <p className={styles['note']}>
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
