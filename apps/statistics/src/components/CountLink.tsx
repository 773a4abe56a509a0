import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import type { Detail } from '../model/stat-query.ts'
import { useStat } from '../page-query/stat-context.ts'
import { useHasListOptions } from '../queries/platform.ts'
import { callsLink, SALES_PAGE } from './stat-links.ts'

type CountLinkProps = {
  /** Says what is counted, to people who do not see what the number is beside. */
  label: string
  shows: Exclude<Detail, 'none'>
  /** The person whose calls are counted; without one, everybody's. */
  person?: number
  children: string
}

/**
 * A count that opens exactly the calls it counts; plain text for people who may not open them, and where the list cannot be
 * narrowed to them.
 */
export function CountLink({ label, shows, person, children }: CountLinkProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query, workSessions } = useStat()
  const isListed = useHasListOptions() || (shows === 'all' && person === undefined)
  // The calls of a contractor's work are in no list of the company's own.
  if (!isListed || workSessions !== undefined || !services.canOpen(SALES_PAGE)) return children
  return (
    <PageLink
      to={callsLink(query, { shows, person: person ?? null })}
      label={formatMessage({ id: 'stat.count.open' }, { count: children, label })}
    >
      {children}
    </PageLink>
  )
}
