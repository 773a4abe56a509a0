import { useStat } from '../../frame/stat-context.ts'
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
        {figures.map(({ key, label, textOf }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{textOf(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
