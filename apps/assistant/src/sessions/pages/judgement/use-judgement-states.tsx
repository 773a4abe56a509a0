import { EmptyState } from '@console/ui'
import { FilteredEmpty, type ListStates } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useBusinessFilter } from '../../components/use-business-filter.ts'
import type { JudgementFilters } from './judgement.search.ts'

type JudgementStatesProps = {
  filters: JudgementFilters
  error: Error | null
  onFilters: (filters: JudgementFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useJudgementStates({ filters, error, onFilters, onReset }: JudgementStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const business = useBusinessFilter(filters.bizId)
  const { labelType, labelOption } = filters
  const choice = (kind: 'type' | 'option', value: number | null) => ({
    key: kind,
    name: formatMessage({ id: `judgement.${kind}` }),
    value: value === null ? null : formatMessage({ id: `judgement.${kind}.${value}` }),
  })
  const title = formatMessage({ id: 'judgement.empty' })
  return {
    failed: formatMessage({ id: 'judgement.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
    empty: <EmptyState title={title}>{formatMessage({ id: 'judgement.empty.text' })}</EmptyState>,
    filteredEmpty: (
      <FilteredEmpty
        title={title}
        hidden={undefined}
        shown={[
          { ...business, without: { ...filters, bizId: null } },
          { ...choice('type', labelType), without: { ...filters, labelType: null } },
          { ...choice('option', labelOption), without: { ...filters, labelOption: null } },
        ]}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
  }
}
