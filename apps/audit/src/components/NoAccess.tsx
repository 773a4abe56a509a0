import { useHost } from '@console/sub-app'
import { NoPermissionState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

/** Replaces a page that the user may not see. */
export function NoAccess({ page }: { page: string }) {
  const { formatMessage } = useIntl()
  const { user, services } = useHost()
  return (
    <NoPermissionState
      tenant={user.tenantName}
      page={page}
      action={
        <Button onClick={() => services.navigate('/console/')}>
          {formatMessage({ id: 'audit.goBack' })}
        </Button>
      }
    />
  )
}
