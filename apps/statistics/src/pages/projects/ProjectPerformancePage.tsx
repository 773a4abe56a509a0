import { METRIC, type stat } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ConversionCards } from '../../components/ConversionCards.tsx'
import { usePercent } from '../../components/use-percent.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { projectPaths } from '../../paths.ts'
import { ProjectPage } from '../../project/ProjectPage.tsx'
import { WorkChart } from '../../project/WorkChart.tsx'
import { WorkFigures } from '../../project/WorkFigures.tsx'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** Conversions with the module that each belongs to (RPT-024, RPT-025). */
const RATES = [
  { id: 'talk', metric: METRIC.talkConversionRate, module: 'validCall' },
  { id: 'sale', metric: METRIC.saleConversionRate, module: 'price' },
  { id: 'order', metric: METRIC.orderConversionRate, module: 'order' },
] as const satisfies readonly { id: string; metric: number; module: stat.StatModule }[]

/** Calls and answers have cards with every module. */
const CARDS_ALWAYS = 2

/** Results of the calls for a project (RPT-024). */
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

/** A card of each count with its rate, and a series of each rate. */
function PerformanceParts() {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  const { modules } = useStat()
  const shown = RATES.filter(({ module }) => modules[module])
  return (
    <>
      <WorkFigures count={CARDS_ALWAYS + shown.length} isCompared>
        {(summary) => <ConversionCards summary={summary} />}
      </WorkFigures>
      <div className={styles['charts']} data-even>
        {shown.map(({ id, metric }) => (
          <WorkChart
            key={id}
            title={formatMessage({ id: `stat.rate.${id}` })}
            metric={metric}
            formatValue={percent}
          />
        ))}
      </div>
    </>
  )
}
