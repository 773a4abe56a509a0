import { ApiError, useHost } from '@console/sub-app'
import { NoPermissionState } from '@console/ui'
import { WorkPage } from './WorkPage.tsx'

/** Whether the server says that the person may not open the page. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

/** What stands in the place of a page that the person may not open. */
export function PageRefusal({ title }: { title: string }) {
  const { user } = useHost()
  return (
    <WorkPage title={title}>
      <NoPermissionState tenant={user.tenantName} page={title} />
    </WorkPage>
  )
}
