import { PageLink } from '@console/sub-app/page-link'
import styles from './List.module.css'

/** A link from a row, which says to whom the row is not seen what it belongs to. */
export function RowLink({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <PageLink to={to}>
      {text}
      <span className={styles['spoken']}>{name}</span>
    </PageLink>
  )
}
