import { METRIC } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../../components/ChartGrid.module.css'
import { detailPart } from '../../components/detail-part.tsx'
import { OnlineCards } from '../../components/OnlineCards.tsx'
import { RecommendSeries } from '../../components/RecommendSeries.tsx'
import { hoursText, toAxisHours } from '../../model/figure-text.ts'
import { projectPaths } from '../../paths.ts'
import { ProjectPage } from '../../project/ProjectPage.tsx'
import { useWorkSeries, WorkChart } from '../../project/WorkChart.tsx'
import { WorkFigures } from '../../project/WorkFigures.tsx'
import { PerformanceParts, RATES } from './PerformanceParts.tsx'
import { ViolationStack } from './ViolationStack.tsx'

const WorkerParts = detailPart(
  async () => (await import(/* webpackChunkName: "table-project-user" */ './WorkerParts.tsx')).WorkerParts,
)

const USER_CARDS = 2

/** Who works for a project, and for how long (RPT-021). */
export function ProjectUserPage() {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id })
  const [users, average] = [text('stat.onlineUsers'), text('stat.averageOnline')]
  return (
    <ProjectPage
      title={text('stat.projectUser')}
      path={projectPaths.user}
      exported={(wire) => ({ kind: 'statTable', filter: { ...wire, type: 'projectUser' } })}
      parts={[users, average, text('stat.project.hours'), text('stat.workers')]}
    >
      <WorkFigures count={USER_CARDS} isCompared={false}>
        {({ orgSummary }) => <OnlineCards summary={orgSummary} />}
      </WorkFigures>
      <div className={styles['charts']} data-even>
        <WorkChart title={users} metric={METRIC.onlineUsers} />
        <WorkChart
          title={average}
          metric={METRIC.onlineDuration}
          toValue={toAxisHours}
          formatValue={hoursText}
        />
      </div>
      <WorkerParts />
    </ProjectPage>
  )
}

/** What came of the calls for a project (RPT-024). */
export function ProjectPerformancePage() {
  const { formatMessage } = useIntl()
  return (
    <ProjectPage
      title={formatMessage({ id: 'stat.projectPerformance' })}
      path={projectPaths.performance}
      exported={(wire) => ({ kind: 'statTable', filter: { ...wire, type: 'projectPerformance' } })}
      parts={RATES.map(({ id }) => formatMessage({ id: `stat.rate.${id}` }))}
    >
      <PerformanceParts />
    </ProjectPage>
  )
}

/** What broke rules in the calls for a project, and what was recommended in them (RPT-026, RPT-027). */
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
