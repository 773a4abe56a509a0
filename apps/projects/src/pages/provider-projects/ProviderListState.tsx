import { projectApplication, type DataOf } from '@console/contracts'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { ListState } from '../../components/list/ListState.tsx'
import type { ListProps } from '../../components/list/ListTable.tsx'
import { useProviderProjectCount } from '../../queries/provider-projects.ts'
import type { ProviderSide } from './ProviderProjects.tsx'

type ProviderListStateProps = {
  side: ProviderSide
  list: ListProps<DataOf<typeof projectApplication.providerList>>
}

/** Stands in for the rows of one side. */
export function ProviderListState({ side, list }: ProviderListStateProps) {
  const { formatMessage } = useIntl()
  const { open, assigned } = projectApplication.PROVIDER_LIST
  const isWanted = list.isFiltered && list.projects.data?.total === 0
  const all = useProviderProjectCount(side === 'open' ? open : assigned, isWanted)
  return (
    <ListState
      list={list}
      all={all.data}
      none={
        <EmptyState title={formatMessage({ id: `providerProjects.${side}.none` })}>
          {formatMessage({ id: `providerProjects.${side}.none.text` })}
        </EmptyState>
      }
    />
  )
}
