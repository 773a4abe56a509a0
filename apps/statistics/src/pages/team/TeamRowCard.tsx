import styles from '../../components/RowCard.module.css'
import { useStat } from '../../page-query/stat-context.ts'
import { TeamLink } from './TeamLink.tsx'
import { TeamSuggestions } from './TeamSuggestions.tsx'
import { useTeamFigures, type Team } from './use-team-figures.ts'

/** A team on a phone. */
export function TeamRowCard({ row }: { row: Team }) {
  const figures = useTeamFigures(useStat().modules)
  return (
    <div className={styles['card']}>
      <TeamLink row={row} />
      <dl className={styles['facts']}>
        {figures.map(({ key, label, textOf }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{textOf(row)}</dd>
          </div>
        ))}
      </dl>
      {row.suggested !== undefined && <TeamSuggestions row={row} />}
    </div>
  )
}
