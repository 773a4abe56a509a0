import { PageFailure } from '@console/domain-ui'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { useOrganisationTree } from '../../queries/organisation-tree.ts'
import { choosableOrganisations } from '../../model/organisations.ts'
import { OpenUsers } from './OpenUsers.tsx'
import { Wall } from './Wall.tsx'
import { WallSkeleton } from './WallSkeleton.tsx'

/** The wall once the organisations are known (WORK-002). */
export function WallOfBusiness({ businessTypeId }: { businessTypeId: number }) {
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
