import { PageFailure } from '@console/domain-ui'
import { WorkspaceClient } from '@console/domain-ui/seats'
import { useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { choosableOrganisations } from '../../model/organisations.ts'
import { useOrganisationTree } from '../../queries/organisation-tree.ts'
import { SeatSkeletons } from './card/SeatSkeletons.tsx'
import { useGrid } from './grid/use-grid.ts'
import { Wall } from './Wall.tsx'
import styles from './Wall.module.css'

/** Page on which people get their business and position. */
const USERS = '/app-tenant-system/system/users'

const SEATS = 12

/** The seats of one or more organisations as they are now (WORK-001). */
export function WorkspacePage() {
  const { businessType } = useHost()
  const { formatMessage } = useIntl()
  if (businessType === null) {
    return (
      <EmptyState title={formatMessage({ id: 'wall.noBusiness' })} action={<OpenUsers />}>
        {formatMessage({ id: 'wall.noBusiness.text' })}
      </EmptyState>
    )
  }
  const { businessTypeId } = businessType
  return (
    // Another business is another wall.
    <WorkspaceClient key={businessTypeId} businessTypeId={businessTypeId}>
      <WallOfBusiness businessTypeId={businessTypeId} />
    </WorkspaceClient>
  )
}

/** The wall once the organisations are known (WORK-002). */
function WallOfBusiness({ businessTypeId }: { businessTypeId: number }) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useOrganisationTree(businessTypeId)
  if (data === undefined) {
    if (error === null) return <WallSkeleton />
    return (
      <PageFailure
        error={error}
        title={formatMessage({ id: 'wall.treeFailed' })}
        page={formatMessage({ id: 'wall.pageName' })}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.orgList.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'wall.noOrganisation' })}>
        {formatMessage({ id: 'wall.noOrganisation.text' })}
      </EmptyState>
    )
  }
  if (choosableOrganisations(data.orgList).length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'wall.noSeats' })} action={<OpenUsers />}>
        {formatMessage({ id: 'wall.noSeats.text' })}
      </EmptyState>
    )
  }
  return <Wall roots={data.orgList} businessTypeId={businessTypeId} />
}

/** The wall in outline, before its organisations are known. */
function WallSkeleton() {
  const { formatMessage } = useIntl()
  const grid = useGrid('cards')
  return (
    <div className={styles['main']} role="status" aria-label={formatMessage({ id: 'wall.loading' })}>
      <div className={styles['outlineBand']} />
      <div className={styles['outlineTotals']} />
      <SeatSkeletons count={SEATS} grid={grid} />
    </div>
  )
}

/** Leads to the page that fills the wall, for people who may open it. */
function OpenUsers() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (!services.canOpen(USERS)) return null
  return <Button onClick={() => services.navigate(USERS)}>{formatMessage({ id: 'wall.openUsers' })}</Button>
}
