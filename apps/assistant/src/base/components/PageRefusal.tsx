import { ApiError, useHost } from '@console/sub-app'
import { NoPermissionState } from '@console/ui'
import { WorkPage } from './WorkPage.tsx'

/** Whether the server refused the page for lack of permission. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

/** Replaces a page that the user may not open. */
export function PageRefusal({ title }: { title: string }) {
  const { user } = useHost()
  return (
    <WorkPage title={title}>
      <NoPermissionState tenant={user.tenantName} page={title} />
    </WorkPage>
  )
}
