import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { NewTabLink } from '../../components/NewTabLink.tsx'
import { labelCount, type ShownLabel } from '../../model/label-counts.ts'
import { useStat } from '../../page-query/stat-context.ts'
import type { LabelRow } from '../../queries/labels.ts'
import { labelSessionsLink } from './label-link.ts'

/** Number of a person's conversations that have a label; it opens them in a new tab (DSET-021). None opens nothing. */
export function LabelCount({ row, label }: { row: LabelRow; label: ShownLabel }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { query } = useStat()
  const { userId, userName } = row
  const count = labelCount(row, label.id)
  const text = formatNumber(count)
  if (count === 0) return text
  return (
    <NewTabLink
      href={labelSessionsLink(query, timezone, { label: label.id, person: { id: userId, name: userName } })}
      label={formatMessage({ id: 'stat.label.open' }, { count: text, name: userName, label: label.name })}
    >
      {text}
    </NewTabLink>
  )
}
