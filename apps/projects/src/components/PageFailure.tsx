import { ApiError, useHost } from '@console/sub-app'
import { ErrorState, NoPermissionState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

type PageFailureProps = {
  error: Error
  /** What could not be loaded. */
  title: string
  /** The page as its menu names it. */
  page: string
  onRetry: () => void
}

/** In the place of a page whose data did not come: no permission, or what happened and Retry. */
export function PageFailure({ error, title, page, onRetry }: PageFailureProps) {
  const { formatMessage } = useIntl()
  const { user, services } = useHost()
  if (error instanceof ApiError && error.status === 403) {
    return (
      <NoPermissionState
        tenant={user.tenantName}
        page={page}
        action={
          <Button onClick={() => services.navigate('/console/')}>
            {formatMessage({ id: 'project.goBack' })}
          </Button>
        }
      />
    )
  }
  return <ErrorState title={title} error={error} onRetry={onRetry} />
}
