import { links } from '@console/contracts'
import { Link } from 'react-router-dom'
import styles from './SessionLink.module.css'

/** A link to a session's page, in the same window, so that a frame's token stays valid. */
export function SessionLink({ sessionId }: { sessionId: string }) {
  return (
    <Link className={styles['link']} to={links.addressOf(links.session, {}, { sessionId })}>
      {sessionId}
    </Link>
  )
}
