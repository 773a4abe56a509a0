import { PageLink } from '@console/sub-app/page-link'
import styles from './List.module.css'

/** A link in a row; its accessible name includes the row's project. */
export function RowLink({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <PageLink to={to}>
      {text}
      <span className={styles['spoken']}>{name}</span>
    </PageLink>
  )
}
