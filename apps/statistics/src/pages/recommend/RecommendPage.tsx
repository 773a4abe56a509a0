import { METRIC, SPAN_OFFSET, type exports } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { RankBars } from '../../components/RankBars.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { RecommendSeries } from '../../components/RecommendSeries.tsx'
import { questionLink } from '../../components/stat-links.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { useStat, type Inquired } from '../../page-query/stat-context.ts'
import { useMetric, useRank } from '../../queries/statistics.ts'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** Shows the recommendations to seats, and how many of them they took (STAT-105). */
export function RecommendPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.recommend' })} exported={toExport}>
      <Series />
      <div className={styles['charts']}>
        <QuestionRank />
        <RankCard
          title={formatMessage({ id: 'stat.recommend.who' })}
          peopleTitle={formatMessage({ id: 'stat.recommend.who.people' })}
          rankType="recommend"
          valueName={formatMessage({ id: 'stat.recommend.made' })}
          tagNames={[
            formatMessage({ id: 'stat.recommend.accepted' }),
            formatMessage({ id: 'stat.recommend.valid' }),
          ]}
        />
      </div>
    </StatPage>
  )
}

function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: 'recommend' } }
}

/** Chart of recommended, accepted and valid ones (STAT-106). */
function Series() {
  const { wire, isSingleDay } = useStat()
  const metric = isSingleDay ? METRIC.recommended + SPAN_OFFSET : METRIC.recommended
  return <RecommendSeries query={useMetric(metric, wire)} />
}

/** The questions of the knowledge that were recommended most; each opens there (STAT-107). */
function QuestionRank() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { wire } = useStat()
  const rank = useRank('recommendQuestion', wire)
  const title = formatMessage({ id: 'stat.recommend.questions' })
  return (
    <ChartCard title={title} query={rank} isEmpty={({ rankList }) => rankList.length === 0}>
      {({ rankList }) => (
        <RankBars
          title={title}
          categoryName={formatMessage({ id: 'stat.question' })}
          valueName={formatMessage({ id: 'stat.times' })}
          items={rankList.map(({ id, name, value }) => ({ key: id, name, value }))}
          height={CHART_HEIGHT}
          onChoose={({ key }) => services.openLink(questionLink(Number(key)))}
        />
      )}
    </ChartCard>
  )
}
