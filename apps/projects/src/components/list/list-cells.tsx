import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import styles from './List.module.css'

export function Moment({ at }: { at: number }) {
  const { timezone } = useHost()
  return <ShortTime text={formatTime(at, timezone)} />
}

/** A link in a row; its accessible name includes the row's project. */
export function RowLink({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <PageLink to={to}>
      {text}
      <span className={styles['spoken']}>{name}</span>
    </PageLink>
  )
}
