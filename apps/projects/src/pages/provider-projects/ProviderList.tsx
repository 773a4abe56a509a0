import type { DataOf, projectApplication } from '@console/contracts'
import { countText, DataTable } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ProviderCard } from './ProviderCard.tsx'
import { ProviderListState } from './ProviderListState.tsx'
import type { ProviderSide } from './ProviderProjects.tsx'
import styles from './ProviderProjects.module.css'
import { useProviderColumns } from './use-provider-columns.tsx'

export type ProviderListProps = {
  side: ProviderSide
  projects: UseQueryResult<DataOf<typeof projectApplication.providerList>>
  page: number
  pageSize: number
  isFiltered: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
  onReset: () => void
  onReport: (id: number) => void
  onPersonnel: (id: number) => void
}

/** Rows exist only in an answer, which names the actor. */
const NOBODY = { isOwner: false, isPlatform: false, isProvider: false, isVerified: false } as const

/** The card of the list: how many, and the projects or what stands in for them. */
export function ProviderList(props: ProviderListProps) {
  const { side, projects, page, pageSize, onPage, onPageSize, onReport, onPersonnel } = props
  const { formatMessage, locale } = useIntl()
  const { data: answer } = projects
  const actions = { side, actor: answer?.actor ?? NOBODY, onReport, onPersonnel }
  const columns = useProviderColumns(actions)
  const rows = answer?.records ?? []
  const cardOf = (row: projectApplication.ProviderRow) => <ProviderCard row={row} {...actions} />
  const isReady = answer !== undefined || projects.isError
  const title = formatMessage({ id: `providerProjects.${side}` })
  return (
    <DataTable
      label={title}
      head={
        <span className={styles['head']}>
          <h2>{title}</h2>
          <span className={styles['count']} role="status">
            {answer !== undefined && countText(answer.total, answer.totalIsCapped, locale)}
          </span>
        </span>
      }
      columns={columns}
      rows={rows}
      rowKey={({ projectID }) => projectID}
      isLoading={!isReady}
      isRefreshing={projects.isPlaceholderData}
      {...(isReady && rows.length === 0 ? { state: <ProviderListState {...props} /> } : {})}
      paging={{ page, pageSize, total: answer?.total ?? 0 }}
      onPage={onPage}
      onPageSize={onPageSize}
      mobileCard={cardOf}
    />
  )
}
