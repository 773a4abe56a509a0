import { useStat } from '../../page-query/stat-context.ts'
import { SuggestionMark } from './SuggestionMark.tsx'
import { UserCount } from './UserCount.tsx'
import { UserLink } from './UserLink.tsx'
import styles from '../../components/RowCard.module.css'
import { useUserFigures, type AnyUserRow } from './use-user-columns.tsx'

/** A person on a phone. */
export function UserRowCard({ row }: { row: AnyUserRow }) {
  const figures = useUserFigures(useStat().modules)
  return (
    <div className={styles['card']}>
      <UserLink row={row} />
      <span className={styles['note']}>
        {row.orgName} · {row.userID}
      </span>
      <dl className={styles['facts']}>
        {figures.map((figure) => (
          <div key={figure.key}>
            <dt>{figure.label}</dt>
            <dd>
              <UserCount figure={figure} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {row.suggestions !== undefined && <SuggestionMark row={row} />}
    </div>
  )
}
