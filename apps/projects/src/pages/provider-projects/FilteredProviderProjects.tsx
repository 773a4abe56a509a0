import { projectApplication, type DataOf } from '@console/contracts'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { ListState } from '../../components/list/ListState.tsx'
import type { ListProps } from '../../components/list/ListTable.tsx'
import { useIndustries } from '../../queries/projects.ts'
import { useProviderProjectCount } from '../../queries/provider-projects.ts'
import { rangeText } from '../../components/list/list-search.ts'
import { setFilterCount } from '../../components/list/set-filter-count.ts'
import type { ProviderFilters } from './provider-projects.search.ts'
import type { ProviderSide } from './ProviderProjects.tsx'

type ProviderListStateProps = {
  side: ProviderSide
  list: ListProps<DataOf<typeof projectApplication.providerList>, ProviderFilters>
}

/** Stands in for the rows of one side. */
export function ProviderListState({ side, list }: ProviderListStateProps) {
  const { formatMessage } = useIntl()
  const { open, assigned } = projectApplication.PROVIDER_LIST
  const { search, industry, range } = list.filters
  const industries = useIndustries()
  const isWanted = setFilterCount(list.filters) > 0 && list.projects.data?.total === 0
  const all = useProviderProjectCount(side === 'open' ? open : assigned, isWanted)
  return (
    <ListState
      list={list}
      shown={[
        { key: 'search', name: formatMessage({ id: 'providerProjects.search' }), value: search },
        {
          key: 'industry',
          name: formatMessage({ id: 'lists.industry' }),
          value:
            industry === null
              ? null
              : (industries.data?.find(({ id }) => id === industry)?.name ?? String(industry)),
        },
        { key: 'range', name: formatMessage({ id: 'providerProjects.modified' }), value: rangeText(range) },
      ]}
      all={all.data}
      none={
        <EmptyState title={formatMessage({ id: `providerProjects.${side}.none` })}>
          {formatMessage({ id: `providerProjects.${side}.none.text` })}
        </EmptyState>
      }
    />
  )
}
