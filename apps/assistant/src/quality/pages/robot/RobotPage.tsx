import { qualityDesk } from '@console/contracts'
import { Level, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useRobot } from '../../queries/quality-desk.ts'

export { texts } from '../../texts.ts'

/** The precision of the robot by rule, over reviewed hits. */
export function RobotPage({ scope }: BusinessPageProps) {
  const search = useReadingSearch('quality.robot', { hasRange: true })
  const [from, to] = search.range
  const robot = useRobot({ ...scope, from, to }, search.paging)
  const columns = useRobotColumns()
  return (
    <ReadingPage<qualityDesk.RobotRow>
      texts="quality.robot"
      answer={robot}
      search={search}
      rowKey={({ ruleId }) => ruleId}
      columns={columns}
    />
  )
}

function useRobotColumns(): RecordColumn<qualityDesk.RobotRow>[] {
  const { formatMessage, formatNumber } = useIntl()
  const precision = (row: qualityDesk.RobotRow) => {
    const share = qualityDesk.calculatePrecision(row)
    return share === null
      ? '-'
      : formatNumber(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  }
  return [
    { key: 'rule', render: ({ name }) => name },
    { key: 'level', render: ({ level }) => <Level level={level} /> },
    {
      key: 'isEnabled',
      render: ({ isEnabled }) => (
        <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
          {formatMessage({ id: isEnabled ? 'quality.rule.on' : 'quality.rule.off' })}
        </StatusWord>
      ),
    },
    { key: 'hits', render: ({ hits }) => formatNumber(hits), isNumber: true },
    { key: 'confirmed', render: ({ confirmed }) => formatNumber(confirmed), isNumber: true },
    { key: 'rejected', render: ({ rejected }) => formatNumber(rejected), isNumber: true },
    { key: 'precision', render: precision, isNumber: true },
  ]
}
