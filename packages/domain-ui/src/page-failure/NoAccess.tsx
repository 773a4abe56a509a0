import { useHost } from '@console/sub-app'
import { NoPermissionState } from '@console/ui'
import { BackHomeButton } from './BackHomeButton.tsx'

/** Replaces a page that the person may not open; `page` is its name in the menu. */
export function NoAccess({ page }: { page: string }) {
  const { user } = useHost()
  return <NoPermissionState tenant={user.tenantName} page={page} action={<BackHomeButton />} />
}
