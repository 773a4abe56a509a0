import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { NewTabLink } from '../../components/NewTabLink.tsx'
import { personLink } from '../../components/stat-links.ts'
import { useStat } from '../../page-query/stat-context.ts'
import type { AnyUserRow } from './use-user-columns.tsx'

/** A person, whose own statistics open in a new tab (STAT-095). */
export function UserLink({ row: { userID, userName } }: { row: AnyUserRow }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query } = useStat()
  return (
    <NewTabLink
      href={personLink(query, timezone, userID)}
      label={formatMessage({ id: 'stat.user.open' }, { name: userName })}
    >
      {userName}
    </NewTabLink>
  )
}
