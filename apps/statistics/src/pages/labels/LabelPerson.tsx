import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { NewTabLink } from '../../components/NewTabLink.tsx'
import { personLink } from '../../components/stat-links.ts'
import { useStat } from '../../page-query/stat-context.ts'
import type { LabelRow } from '../../queries/labels.ts'

/** A person, whose own statistics open in a new tab (STAT-Q22). */
export function LabelPerson({ row: { userId, userName } }: { row: LabelRow }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query } = useStat()
  return (
    <NewTabLink
      href={personLink(query, timezone, userId)}
      label={formatMessage({ id: 'stat.label.person' }, { name: userName })}
    >
      {userName}
    </NewTabLink>
  )
}
