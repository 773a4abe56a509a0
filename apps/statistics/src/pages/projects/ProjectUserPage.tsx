import { METRIC } from '@console/contracts'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.ts'
import { OnlineCards } from '../../components/OnlineCards.tsx'
import { hoursText, toAxisHours } from '../../model/figure-text.ts'
import { projectPaths } from '../../paths.ts'
import { ProjectPage } from '../../project/ProjectPage.tsx'
import { WorkChart } from '../../project/WorkChart.tsx'
import { WorkFigures } from '../../project/WorkFigures.tsx'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const WorkerParts = detailPart(
  async () => (await import(/* webpackChunkName: "table-project-user" */ './WorkerParts.tsx')).WorkerParts,
)

const USER_CARDS = 2

/** Lists the people who work for a project, and for how long (RPT-021). */
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
