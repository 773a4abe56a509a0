import { NoAccess } from '@console/domain-ui'
import { WorkPage } from './WorkPage.tsx'

/** Replaces a page that the person may not open. */
export function PageRefusal({ title }: { title: string }) {
  return (
    <WorkPage title={title}>
      <NoAccess page={title} />
    </WorkPage>
  )
}
