import { qualityDesk } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../components/managed-list/of-business.tsx'
import { pageOfRows } from '../../components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../components/reading/reading-search.ts'
import { ReadingPage } from '../../components/reading/ReadingPage.tsx'

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
    return share === null ? '–' : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
  }
  return (
    <ReadingPage<qualityDesk.RobotRow>
      texts="quality.robot"
      answer={robot}
      search={search}
      hasRange
      rowKey={({ ruleId }) => ruleId}
      nameOf={({ name }) => name}
      columns={[
        { key: 'rule', cell: ({ name }) => name },
        { key: 'level', cell: ({ level }) => formatMessage({ id: `quality.level.${level}` }) },
        {
          key: 'isEnabled',
          cell: ({ isEnabled }) => formatMessage({ id: isEnabled ? 'quality.rule.on' : 'quality.rule.off' }),
        },
        { key: 'hits', cell: ({ hits }) => formatNumber(hits), isNumber: true },
        { key: 'confirmed', cell: ({ confirmed }) => formatNumber(confirmed), isNumber: true },
        { key: 'rejected', cell: ({ rejected }) => formatNumber(rejected), isNumber: true },
        { key: 'precision', cell: precision, isNumber: true },
      ]}
    />
  )
}
