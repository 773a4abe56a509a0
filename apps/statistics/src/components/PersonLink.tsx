import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { NewTabLink } from './NewTabLink.tsx'
import { personLink } from './stat-links.ts'

type PersonLinkProps = {
  id: number
  name: string
  /** Message id of what it opens. */
  labelId?: string
}

/** A person, whose own statistics open in a new tab (STAT-095, STAT-Q22). */
export function PersonLink({ id, name, labelId = 'stat.user.open' }: PersonLinkProps) {
  const { formatMessage } = useIntl()
  const { query, zone } = useStat()
  return (
    <NewTabLink href={personLink(query, zone, id)} label={formatMessage({ id: labelId }, { name })}>
      {name}
    </NewTabLink>
  )
}
