import { ApiError, useHost } from '@console/sub-app'
import { ErrorState, NoPermissionState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

type PageFailureProps = {
  error: Error
  /** The name of what could not be loaded. */
  title: string
  /** The page as its menu names it. */
  page: string
  onRetry: () => void
}

/** Replaces a page whose data could not be loaded: no permission, or the failure with Retry. */
export function PageFailure({ error, title, page, onRetry }: PageFailureProps) {
  if (error instanceof ApiError && error.status === 403) return <NoAccess page={page} />
  return <ErrorState title={title} error={error} onRetry={onRetry} />
}

/** Replaces a page that the user may not see. */
export function NoAccess({ page }: Pick<PageFailureProps, 'page'>) {
  const { formatMessage } = useIntl()
  const { user, services } = useHost()
  return (
    <NoPermissionState
      tenant={user.tenantName}
      page={page}
      action={
        <Button onClick={() => services.navigate('/console/')}>
          {formatMessage({ id: 'system.goBack' })}
        </Button>
      }
    />
  )
}
