import { links } from '@console/contracts'
import { EmptyState } from '@console/ui'
import { FilteredEmpty, type ListStates } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useBusinessFilter } from '../../components/use-business-filter.ts'
import type { CaseFilters } from './session-case.search.ts'

type CaseStatesProps = {
  filters: CaseFilters
  error: Error | null
  onFilters: (filters: CaseFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useCaseStates({ filters, error, onFilters, onReset }: CaseStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const business = useBusinessFilter(filters.business_type_id)
  return {
    failed: formatMessage({ id: 'case.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
    empty: (
      <EmptyState
        title={formatMessage({ id: 'case.empty' })}
        action={
          <Link to={links.buildLinkAddress(links.sessions)}>
            {formatMessage({ id: 'case.openSessions' })}
          </Link>
        }
      >
        {formatMessage({ id: 'case.empty.text' })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmpty
        title={formatMessage({ id: 'case.noneFits' })}
        hidden={undefined}
        shown={[
          { ...business, without: { ...filters, business_type_id: null } },
          {
            key: 'text',
            name: formatMessage({ id: 'case.search' }),
            value: filters.text,
            without: { ...filters, text: null },
          },
        ]}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
  }
}
