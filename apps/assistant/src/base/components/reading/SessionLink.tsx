import { links } from '@console/contracts'
import { Link } from 'react-router-dom'
import styles from './SessionLink.module.css'

/** A session's page, in the same window: within a frame its token stays good. */
export function SessionLink({ sessionId }: { sessionId: string }) {
  return (
    <Link className={styles['link']} to={links.addressOf(links.session, {}, { sessionId })}>
      {sessionId}
    </Link>
  )
}
