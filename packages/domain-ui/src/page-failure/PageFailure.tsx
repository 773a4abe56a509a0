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

/** Replaces a page whose data did not arrive: no permission, or what happened and Retry. */
export function PageFailure({ error, title, page, onRetry }: PageFailureProps) {
  if (isForbidden(error)) return <NoAccess page={page} />
  return <ErrorState title={title} error={error} onRetry={onRetry} />
}
