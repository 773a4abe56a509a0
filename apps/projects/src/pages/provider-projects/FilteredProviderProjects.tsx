import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { rangeText } from '../../components/list/list-search.ts'
import { useIndustries } from '../../queries/projects.ts'
import { useProviderProjectCount } from '../../queries/provider-projects.ts'
import type { ProviderFilters } from './provider-projects.search.ts'

type FilteredProviderProjectsProps = {
  /** Which of the two lists, as the call names it. */
  type: number
  filters: ProviderFilters
  onFilters: (filters: ProviderFilters) => void
  onReset: () => void
}

/** No project of one side fits the filters. */
export function FilteredProviderProjects(props: FilteredProviderProjectsProps) {
  const { type, filters, onFilters, onReset } = props
  const { formatMessage } = useIntl()
  const { data } = useProviderProjectCount(type)
  const industries = useIndustries()
  const { search, industry, range } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'lists.noneFound' })}
      hidden={data && { total: data.total, isCapped: data.totalIsCapped }}
      shown={[
        {
          key: 'search',
          name: formatMessage({ id: 'providerProjects.search' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'industry',
          name: formatMessage({ id: 'lists.industry' }),
          value:
            industry === null
              ? null
              : (industries.data?.find(({ id }) => id === industry)?.name ?? String(industry)),
          without: { ...filters, industry: null },
        },
        {
          key: 'range',
          name: formatMessage({ id: 'providerProjects.modified' }),
          value: rangeText(range),
          without: { ...filters, range: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
