import { WorkspaceClient } from '@console/domain-ui/seats'
import { useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { OpenUsers } from './OpenUsers.tsx'
import { WallOfBusiness } from './WallOfBusiness.tsx'

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
