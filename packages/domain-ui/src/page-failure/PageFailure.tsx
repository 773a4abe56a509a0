import { ErrorState, isForbidden } from '@console/ui'
import { NoAccess } from './NoAccess.tsx'

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
