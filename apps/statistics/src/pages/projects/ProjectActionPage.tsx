import { METRIC } from '@console/contracts'
import { useIntl } from 'react-intl'
import { RecommendSeries } from '../../components/RecommendSeries.tsx'
import { projectPaths } from '../../paths.ts'
import { ProjectPage } from '../../project/ProjectPage.tsx'
import { useWorkSeries } from '../../project/WorkChart.tsx'
import { ViolationStack } from './ViolationStack.tsx'

/** Violations in the calls for a project, and recommendations in them (RPT-026, RPT-027). */
export function ProjectActionPage() {
  const { formatMessage } = useIntl()
  const violations = formatMessage({ id: 'stat.violationsByLevel' })
  return (
    <ProjectPage
      title={formatMessage({ id: 'stat.projectAction' })}
      path={projectPaths.action}
      exported={(wire) => ({ kind: 'statTable', filter: { ...wire, type: 'projectAction' } })}
      parts={[violations, formatMessage({ id: 'stat.recommend.series' })]}
    >
      <ViolationStack title={violations} />
      <Recommendations />
    </ProjectPage>
  )
}

function Recommendations() {
  return <RecommendSeries query={useWorkSeries(METRIC.recommended)} />
}
