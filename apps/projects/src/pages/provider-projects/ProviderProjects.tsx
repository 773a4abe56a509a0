import { type DataOf, projectApplication, projectPersonnel } from '@console/contracts'
import { NoAccess, PageFailure } from '@console/domain-ui'
import { useHasCall, useHost } from '@console/sub-app'
import { AppModal, countText, type DataColumn, EmptyState } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IndustryName } from '../../components/IndustryName.tsx'
import { Moment } from '../../components/list/list-cells.tsx'
import { NoFreeBusinessBanner } from '../../components/NoFreeBusinessBanner.tsx'
import { MonthlyReportsDrawer, PersonnelDialog } from '../../components/on-demand-parts.ts'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { VerificationBanner } from '../../components/VerificationBanner.tsx'
import { type ProviderProject, providerProjectState, reasonText } from '../../model/project-state.ts'
import {
  useProviderProject,
  useProviderProjectCount,
  useProviderProjects,
} from '../../queries/provider-projects.ts'
import { type ProviderList, providerProjects, toProviderQuery } from './provider-projects.search.tsx'
import { ProviderActions, type ProviderActionsProps, type ProviderSide } from './ProviderActions.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import styles from '../../components/list/List.module.css'

/** Room for figures; on small screens their heads have two lines. */
const NARROW_PX = 88

const TYPES = {
  open: projectApplication.PROVIDER_LIST.open,
  accepted: projectApplication.PROVIDER_LIST.assigned,
} as const

const useOpenCount = () => useProviderProjectCount(TYPES.open)
const useAcceptedCount = () => useProviderProjectCount(TYPES.accepted)

/** Rows exist only in an answer, which names the actor. */
const NOBODY = { isOwner: false, isPlatform: false, isProvider: false, isVerified: false } as const

/** One of a provider's two lists, with its dialogs and drawers. */
export function ProviderProjects({ side }: { side: ProviderSide }) {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(providerProjects)
  const { search, setSearch } = list
  const type = TYPES[side]
  const projects = useProviderProjects(toProviderQuery(list, { type, timezone }))
  const actions = {
    side,
    actor: projects.data?.actor ?? NOBODY,
    onReport: (report: number) => setSearch({ report }),
    onPersonnel: (personnel: number) => setSearch({ personnel }),
  }
  const columns = useProviderColumns(actions)
  const renderCard = (row: projectApplication.ProviderRow) => <ProviderCard row={row} {...actions} />
  const title = formatMessage({ id: `providerProjects.${side}` })
  return (
    <ListPage
      list={list}
      query={projects}
      toRowPage={toRowPage}
      label={title}
      title={title}
      noPermission={<NoAccess page={title} />}
      formatCount={({ total, isCapped = false }) => countText(total, isCapped, locale)}
      summary={
        <>
          <VerificationBanner actor={projects.data?.actor} />
          {side === 'open' && <NoFreeBusinessBanner actor={projects.data?.actor} />}
        </>
      }
      columns={columns}
      rowKey={({ projectID }) => projectID}
      mobileCard={renderCard}
      isCompact
      states={{
        failed: formatMessage({ id: 'lists.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: `providerProjects.${side}.none` })}>
            {formatMessage({ id: `providerProjects.${side}.none.text` })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: 'lists.noneFound' })}
      useHiddenCount={side === 'open' ? useOpenCount : useAcceptedCount}
    >
      <OpenedParts search={search} onClose={(name) => setSearch({ [name]: null }, { replace: true })} />
    </ListPage>
  )
}

function toRowPage(
  answer: DataOf<typeof projectApplication.providerList>,
): RowPage<projectApplication.ProviderRow> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}

type OpenedPartsProps = {
  search: Pick<ProviderList['search'], 'report' | 'personnel'>
  onClose: (name: 'report' | 'personnel') => void
}

/** The dialog or drawer that the address opens: a project's own monthly reports (PROV-010), or its seats. */
function OpenedParts({ search, onClose }: OpenedPartsProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const hasPersonnel = useHasCall(projectPersonnel.personnel)
  const parts = (name: 'report' | 'personnel') => ({
    title: formatMessage({ id: `providerProjects.${name}` }),
    onClose: () => onClose(name),
  })
  return (
    <>
      {search.report !== null && (
        <OpenedProject id={search.report} {...parts('report')}>
          {(project) => (
            <MonthlyReportsDrawer
              project={{ ...project, id: project.projectID, name: project.projectName }}
              owner={{ id: user.tenantId, type: 'contractor' }}
              canFile={reasonText('reportAsContractor', providerProjectState(project, project.actor))}
              onClose={() => onClose('report')}
            />
          )}
        </OpenedProject>
      )}
      {search.personnel !== null && hasPersonnel && (
        <OpenedProject id={search.personnel} {...parts('personnel')}>
          {(project) => (
            <PersonnelDialog key={project.projectID} project={project} onClose={() => onClose('personnel')} />
          )}
        </OpenedProject>
      )}
    </>
  )
}

type OpenedProjectProps = {
  id: number
  /** The id of the project. */
  title: string
  onClose: () => void
  children: (project: ProviderProject) => ReactNode
}

/** The project that the address opens, also when the list does not have it. */
function OpenedProject({ id, title, onClose, children }: OpenedProjectProps) {
  const { formatMessage } = useIntl()
  // Others review applications meanwhile: what was read before the review would refuse what the list allows.
  const project = useProviderProject(id, { staleTime: 0 })
  if (project.data !== undefined) return children(project.data)
  return (
    <AppModal open title={title} footer={null} onCancel={onClose}>
      {project.error === null ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : (
        <PageFailure
          error={project.error}
          title={formatMessage({ id: 'lists.open.failed' })}
          page={title}
          onRetry={() => void project.refetch()}
        />
      )}
    </AppModal>
  )
}

/** The columns of PROV-005; when a project was changed, on the open list only. */
function useProviderColumns(
  actions: Omit<ProviderActionsProps, 'row'>,
): DataColumn<projectApplication.ProviderRow>[] {
  const { formatMessage, formatNumber } = useIntl()
  const none = formatMessage({ id: 'project.none' })
  const columns: DataColumn<projectApplication.ProviderRow>[] = [
    {
      key: 'name',
      title: formatMessage({ id: 'providerProjects.name' }),
      render: (_, row) => <NameCell row={row} />,
    },
    {
      key: 'id',
      title: formatMessage({ id: 'providerProjects.id' }),
      dataIndex: 'projectID',
    },
    {
      key: 'created',
      title: formatMessage({ id: 'providerProjects.created' }),
      render: (_, { createTimestamp }) => <Moment at={createTimestamp} />,
    },
    {
      key: 'need',
      title: formatMessage({ id: 'providerProjects.need' }),
      width: NARROW_PX,
      onHeaderCell: () => ({ className: styles['narrowHead'] ?? '' }),
      align: 'right',
      render: (_, { manpowerDemand }) => formatNumber(manpowerDemand),
    },
    {
      key: 'assigned',
      title: formatMessage({ id: 'providerProjects.assigned' }),
      width: NARROW_PX,
      onHeaderCell: () => ({ className: styles['narrowHead'] ?? '' }),
      align: 'right',
      render: (_, { manpowerAssigned }) => (manpowerAssigned == null ? none : formatNumber(manpowerAssigned)),
    },
    {
      key: 'state',
      title: formatMessage({ id: 'providerProjects.state' }),
      render: (_, row) => <ProviderStatus state={row} />,
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'lists.actions' }),
      render: (_, row) => <ProviderActions row={row} {...actions} />,
    },
  ]
  if (actions.side === 'open') {
    columns.splice(3, 0, {
      key: 'modified',
      title: formatMessage({ id: 'providerProjects.modified' }),
      render: (_, { modifyTimestamp }) => <Moment at={modifyTimestamp} />,
    })
  }
  return columns
}

function NameCell({ row }: Pick<ProviderActionsProps, 'row'>) {
  const { projectName, ownerName } = row
  return (
    <span className={styles['twoLines']}>
      <span className={styles['name']} dir="auto" title={projectName}>
        {projectName}
      </span>
      <span className={styles['note']}>
        <span>
          <IndustryName of={row} />
        </span>
        <span>{ownerName}</span>
      </span>
    </span>
  )
}
