import { useIsMobile } from '@console/ui'
import { Drawer } from 'antd'
import { MoreTexts } from '@console/sub-app'
import { useIntl } from 'react-intl'
import type { ReportOwner } from '../../queries/reports.ts'
import { MonthlyReports } from './MonthlyReports.tsx'
import { reportsTexts } from './texts.ts'

const WIDTH = 600

type MonthlyReportsDrawerProps = {
  project: { id: number; name: string }
  owner: ReportOwner
  /** Id of the text that says why none can be filed; null when one can. */
  canFile: string | null
  onClose: () => void
}

/** The monthly reports of one side of a project, over the page (PROJ-035, PROV-010). */
export function MonthlyReportsDrawer(props: MonthlyReportsDrawerProps) {
  return (
    <MoreTexts texts={reportsTexts}>
      <ReportsInDrawer {...props} />
    </MoreTexts>
  )
}

function ReportsInDrawer({ project, owner, canFile, onClose }: MonthlyReportsDrawerProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const title = formatMessage({ id: 'reports.titleOf' }, { project: project.name })
  return (
    <Drawer open size={isMobile ? '100%' : WIDTH} title={title} aria-label={title} onClose={onClose}>
      <MonthlyReports project={project} owner={owner} canFile={canFile} />
    </Drawer>
  )
}
