import type { projectApplication } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { IndustryName } from '../../components/IndustryName.tsx'
import { Moment } from '../../components/list/Moment.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { ProviderActions, type ProviderActionsProps } from './ProviderActions.tsx'
import styles from '../../components/list/List.module.css'

/** Room for figures; on small screens their heads have two lines. */
const NARROW_PX = 88

/** The columns of PROV-005; when a project was changed, on the open list only. */
export function useProviderColumns(
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
      align: 'right',
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
