import type { DataOf, projectApplication } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ListTable, type ListProps } from '../../components/list/ListTable.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import { ProviderListState } from './ProviderListState.tsx'
import type { ProviderFilters } from './provider-projects.search.ts'
import type { ProviderSide } from './ProviderProjects.tsx'
import { useProviderColumns } from './use-provider-columns.tsx'

type ProviderListProps = ListProps<DataOf<typeof projectApplication.providerList>, ProviderFilters> & {
  side: ProviderSide
  onReport: (id: number) => void
  onPersonnel: (id: number) => void
}

/** Rows exist only in an answer, which names the actor. */
const NOBODY = { isOwner: false, isPlatform: false, isProvider: false, isVerified: false } as const

/** The projects of one side. */
export function ProviderList({ side, onReport, onPersonnel, ...list }: ProviderListProps) {
  const { formatMessage } = useIntl()
  const actions = { side, actor: list.projects.data?.actor ?? NOBODY, onReport, onPersonnel }
  const columns = useProviderColumns(actions)
  const cardOf = (row: projectApplication.ProviderRow) => <ProviderCard row={row} {...actions} />
  return (
    <ListTable
      list={list}
      title={formatMessage({ id: `providerProjects.${side}` })}
      columns={columns}
      rowKey={({ projectID }) => projectID}
      mobileCard={cardOf}
      state={<ProviderListState side={side} list={list} />}
    />
  )
}
