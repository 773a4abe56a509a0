import type { projectEntity } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { IndustryName } from '../../components/IndustryName.tsx'
import { Moment } from '../../components/list/list-cells.tsx'
import { ManpowerBar } from '../../components/ManpowerBar.tsx'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import { paths } from '../../paths.ts'
import { PendingMark } from './PendingMark.tsx'
import { RowActions, type RowActionsProps } from './RowActions.tsx'
import { useStatisticsAddress } from './use-statistics-address.ts'
import list from '../../components/list/List.module.css'
import styles from './ProjectListPage.module.css'

type ColumnOptions = Omit<RowActionsProps, 'project'> & { now: number }

/** The columns of PROJ-Q3, grouped by topic. */
export function useProjectColumns({
  now,
  ...actions
}: ColumnOptions): DataColumn<projectEntity.ProjectRow>[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'project',
      title: formatMessage({ id: 'projectList.project' }),
      render: (_, project) => <NameCell project={project} />,
    },
    {
      key: 'industry',
      title: formatMessage({ id: 'lists.industry' }),
      render: (_, project) => (
        <span className={styles['industry']}>
          <IndustryName of={project} />
        </span>
      ),
    },
    {
      key: 'status',
      title: formatMessage({ id: 'projectList.status' }),
      render: (_, project) => <StatusCell project={project} />,
    },
    {
      key: 'manpower',
      title: formatMessage({ id: 'projectList.manpower' }),
      width: 132,
      render: (_, { confirmedManpower, manpowerDemand, manpowerGap }) => (
        <ManpowerBar confirmed={confirmedManpower} demand={manpowerDemand} gap={manpowerGap} />
      ),
    },
    {
      key: 'contractors',
      title: formatMessage({ id: 'projectList.contractors' }),
      align: 'right',
      render: (_, project) => <ContractorsCell project={project} now={now} />,
    },
    {
      key: 'created',
      title: formatMessage({ id: 'projectList.created' }),
      render: (_, { createTimestamp }) => <Moment at={createTimestamp} />,
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'lists.actions' }),
      render: (_, project) => <RowActions project={project} {...actions} />,
    },
  ]
}

type CellProps = { project: projectEntity.ProjectRow }

function NameCell({ project: { id, name, code, isOwner, ownerName } }: CellProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={list['twoLines']}>
      <span className={list['name']} dir="auto" title={name}>
        <PageLink to={paths.detail(id)}>{name}</PageLink>
      </span>
      <span className={list['note']}>
        <span>{code}</span>
        {isOwner === false && <span title={formatMessage({ id: 'projectList.owner' })}>{ownerName}</span>}
      </span>
    </span>
  )
}

function StatusCell({ project: { status, confirmedManpower } }: CellProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={list['twoLines']}>
      <ProjectStatusTag status={status} />
      <span className={list['note']}>
        {formatMessage({ id: confirmedManpower > 0 ? 'projectList.assigned' : 'projectList.unassigned' })}
      </span>
    </span>
  )
}

function ContractorsCell({ project, now }: CellProps & { now: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const statistics = useStatisticsAddress(project)
  const { contractors, name } = project
  const count =
    contractors === undefined || contractors === 0
      ? formatMessage({ id: 'project.none' })
      : formatNumber(contractors)
  return (
    <span className={list['twoLines']}>
      <span>
        {statistics === null ? (
          count
        ) : (
          <PageLink
            to={statistics}
            label={formatMessage({ id: 'projectList.statistics.open' }, { name, count: contractors ?? 0 })}
          >
            {count}
          </PageLink>
        )}
      </span>
      <PendingMark project={project} now={now} />
    </span>
  )
}
