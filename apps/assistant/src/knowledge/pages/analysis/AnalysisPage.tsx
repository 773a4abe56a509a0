import { knowledge, links } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { RateBar } from '../../../base/components/RateBar.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { pageOfRows } from '../../../base/components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'

/** How often each question was recommended over some days, of use, and taken up. */
export function AnalysisPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch()
  const [from, to] = search.range
  const analysis = useQuery({
    ...callQuery(useHttpClient(), knowledge.analysis, { query: { ...scope, from, to } }),
    placeholderData: keepPreviousData,
    select: (rows) => pageOfRows(rows, search.page),
  })
  return (
    <ReadingPage
      texts="knowledge.analysis"
      answer={analysis}
      search={search}
      hasRange
      rowKey={({ questionId }) => questionId}
      columns={[
        {
          key: 'question',
          render: ({ questionId, name }) => (
            <Link to={links.addressOf(links.knowledge, { questionId })}>{name}</Link>
          ),
        },
        { key: 'shown', render: ({ shown }) => shown, isNumber: true },
        {
          key: 'valid',
          render: ({ valid, shown }) => (
            <RateBar
              part={valid}
              of={shown}
              label={formatMessage({ id: 'knowledge.analysis.column.valid' })}
            />
          ),
        },
        {
          key: 'accepted',
          render: ({ accepted, shown }) => (
            <RateBar
              part={accepted}
              of={shown}
              label={formatMessage({ id: 'knowledge.analysis.column.accepted' })}
            />
          ),
        },
      ]}
    />
  )
}
