import { links } from '@console/contracts'
import { dayRangeToUnix } from '@console/ui'
import type { StatQuery } from '../../model/stat-query.ts'

type NamedLabel = {
  label: number
  /** The organisation that is shown, where it is not that of the query. */
  organisation?: number | null
  person?: { id: number; name: string }
  /** Only a part of the range, in unix seconds, both included. */
  moment?: { begin: number; end: number }
}

/** The sessions in which a label was found, those of one person where one is named (DSET-021, DSET-Q13). */
export function labelSessionsLink(
  { business, organisation, range }: StatQuery,
  zone: string,
  named: NamedLabel,
): string {
  const { begin, end } = named.moment ?? dayRangeToUnix(range, zone)
  return links.buildLinkAddress(links.labelSessions, {
    labelId: named.label,
    bizId: business,
    orgId: named.organisation === undefined ? organisation : named.organisation,
    beginTime: begin,
    endTime: end,
    userId: named.person?.id ?? null,
    userName: named.person?.name ?? null,
  })
}
