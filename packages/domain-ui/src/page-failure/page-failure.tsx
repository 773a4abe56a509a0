import { useHost } from '@console/sub-app'
import { ErrorState, isForbidden, NoPermissionState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

type PageFailureProps = {
  error: Error
  /** Title that says what could not be loaded. */
  title: string
  /** The page's name in the menu. */
  page: string
  onRetry: () => void
}

/** Replaces a page whose data did not arrive: shows that the permission is missing, or the error with a Retry button. */
export function PageFailure({ error, title, page, onRetry }: PageFailureProps) {
  if (isForbidden(error)) return <NoAccess page={page} />
  return <ErrorState title={title} error={error} onRetry={onRetry} />
}

/** Replaces a page that the person may not open; `page` is its name in the menu. */
export function NoAccess({ page }: { page: string }) {
  const { user } = useHost()
  return <NoPermissionState tenant={user.tenantName} page={page} action={<BackHomeButton />} />
}

/** Opens the console's home, from a state that has no other way out. */
export function BackHomeButton() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <Button onClick={() => services.navigate('/console/')}>
      {formatMessage({ id: 'domainUi.backHome' })}
    </Button>
  )
}
