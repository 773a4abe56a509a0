import { qualityDesk } from '@console/contracts'
import { Level } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export function useRobotColumns(): RecordColumn<qualityDesk.RobotRow>[] {
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
      render: ({ isEnabled }) => formatMessage({ id: isEnabled ? 'quality.rule.on' : 'quality.rule.off' }),
    },
    { key: 'hits', render: ({ hits }) => formatNumber(hits), isNumber: true },
    { key: 'confirmed', render: ({ confirmed }) => formatNumber(confirmed), isNumber: true },
    { key: 'rejected', render: ({ rejected }) => formatNumber(rejected), isNumber: true },
    { key: 'precision', render: precision, isNumber: true },
  ]
}
