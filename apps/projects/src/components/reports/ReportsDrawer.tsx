import { AppDrawer, useFocusBack, useIsMobile } from '@console/ui'
import { useIntl } from 'react-intl'
import type { ReportOwner } from '../../queries/reports.ts'
import type { ReportedProject } from './ReportDialog.tsx'
import { SideReports } from './SideReports.tsx'

export { texts } from './texts.ts'

const WIDTH = 600

export type ReportsDrawerProps = {
  project: ReportedProject
  owner: ReportOwner
  /** Message id of the reason why none can be filed; null when one can. */
  canFile: string | null
  onClose: () => void
}

/** The monthly reports of one side of a project, over the page (PROJ-035, PROV-010). */
export function ReportsDrawer({ project, owner, canFile, onClose }: ReportsDrawerProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  useFocusBack()
  const title = formatMessage({ id: 'reports.titleOf' }, { project: project.name })
  return (
    <AppDrawer open size={isMobile ? '100%' : WIDTH} title={title} aria-label={title} onClose={onClose}>
      <SideReports project={project} owner={owner} canFile={canFile} />
    </AppDrawer>
  )
}
