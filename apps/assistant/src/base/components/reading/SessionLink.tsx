import { links } from '@console/contracts'
import { Link } from 'react-router-dom'
import { useBackTo } from '../parent-page.ts'

/** A link to a session's page, in the same window, so that a frame's token stays valid. */
export function SessionLink({ sessionId }: { sessionId: string }) {
  const state = useBackTo()
  return (
    <Link state={state} to={links.buildLinkAddress(links.session, {}, { sessionId })}>
      {sessionId}
    </Link>
  )
}
