import { BusinessSelect, OrganizationSelect } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import type { StatQuery } from '../model/stat-query.ts'

type Chosen = Pick<StatQuery, 'business' | 'organisation'>

/** Business and organisation of a query, each a field of its band (STAT-008, STAT-009). */
export function useQueryFields(draft: Chosen, change: (changes: Partial<Chosen>) => void) {
  const { formatMessage } = useIntl()
  return {
    business: (
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => change({ business })}
      />
    ),
    organisation: (
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={230}
        onChange={(organisation) => change({ organisation })}
      />
    ),
  }
}
