import { qualityDesk } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { pageOfRows } from '../../../base/components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'

/** How often the machine was right, rule by rule, as far as people have judged its hits. */
export function RobotPage({ scope }: BusinessPageProps) {
  const { formatMessage, formatNumber } = useIntl()
  const search = useReadingSearch()
  const [from, to] = search.range
  const robot = useQuery({
    ...callQuery(useHttpClient(), qualityDesk.robot, { query: { ...scope, from, to } }),
    placeholderData: keepPreviousData,
    select: (rows) => pageOfRows(rows, search.page),
  })
  const precision = (row: qualityDesk.RobotRow) => {
    const share = qualityDesk.precisionOf(row)
    return share === null ? '-' : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
  }
  return (
    <ReadingPage<qualityDesk.RobotRow>
      texts="quality.robot"
      answer={robot}
      search={search}
      hasRange
      rowKey={({ ruleId }) => ruleId}
      columns={[
        { key: 'rule', render: ({ name }) => name },
        { key: 'level', render: ({ level }) => formatMessage({ id: `quality.level.${level}` }) },
        {
          key: 'isEnabled',
          render: ({ isEnabled }) =>
            formatMessage({ id: isEnabled ? 'quality.rule.on' : 'quality.rule.off' }),
        },
        { key: 'hits', render: ({ hits }) => formatNumber(hits), isNumber: true },
        { key: 'confirmed', render: ({ confirmed }) => formatNumber(confirmed), isNumber: true },
        { key: 'rejected', render: ({ rejected }) => formatNumber(rejected), isNumber: true },
        { key: 'precision', render: precision, isNumber: true },
      ]}
    />
  )
}
