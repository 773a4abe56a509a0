import type { exports } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../../components/ChartGrid.module.css'
import { detailPart } from '../../components/detail-part.tsx'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { LevelChart } from '../../components/LevelChart.tsx'
import { RuleRank } from '../../components/RuleRank.tsx'
import { useStat, type Inquired } from '../../page-query/stat-context.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { useQualityData } from '../../queries/quality.ts'
import { SeatRank } from './SeatRank.tsx'

const ViolationTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-violations" */ './ViolationTable.tsx')).ViolationTable,
)

/** What broke the rules of quality, who, and each violation (QUAL-001). */
export function QualityPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage
      title={formatMessage({ id: 'stat.quality' })}
      exported={toExport}
      exportLabel={formatMessage({ id: 'stat.quality.export' })}
    >
      <QualityParts />
    </StatPage>
  )
}

/** The scores of the seats (QUAL-025, R41). */
function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'seatQuality', filter: wire }
}

function QualityParts() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const violations = useQualityData('quality', wire)
  const { data } = violations
  const hasCovered = (data?.completionQualityLevel?.dataList.length ?? 0) > 0
  return (
    <>
      <div className={styles['charts']} data-even={hasCovered}>
        <LevelChart title={formatMessage({ id: 'stat.violationsByLevel' })} query={violations} />
        {hasCovered && (
          <LevelChart
            title={formatMessage({ id: 'stat.quality.covered' })}
            query={violations}
            levelsOf={({ qualityLevel, completionQualityLevel }) => ({
              timeList: qualityLevel.timeList,
              dataList: completionQualityLevel?.dataList ?? [],
            })}
          />
        )}
        <RuleRank title={formatMessage({ id: 'stat.rules' })} query={violations} />
        <SeatRank />
      </div>
      <DetailPanel title={formatMessage({ id: 'stat.quality.detail' })}>
        <ViolationTable />
      </DetailPanel>
    </>
  )
}
