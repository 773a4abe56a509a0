import { type DataOf, type knowledge, links } from '@console/contracts'
import { RateBar } from '@console/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useAnalysis } from '../../queries/recommendations.ts'

export { texts } from '../../texts.ts'

/** Counts of each question's recommendations, useful and accepted answers over some days. */
export function AnalysisPage({ scope }: BusinessPageProps) {
  const search = useReadingSearch('knowledge.analysis', { hasRange: true })
  const [from, to] = search.range
  const analysis = useAnalysis({ ...scope, from, to }, search.paging)
  return (
    <ReadingPage
      texts="knowledge.analysis"
      answer={analysis}
      search={search}
      rowKey={({ questionId }) => questionId}
      columns={useAnalysisColumns()}
    />
  )
}

type AnalysisRow = DataOf<typeof knowledge.analysis>[number]

function useAnalysisColumns(): RecordColumn<AnalysisRow>[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'question',
      render: ({ questionId, name }) => (
        <Link to={links.buildLinkAddress(links.knowledge, { questionId })}>{name}</Link>
      ),
    },
    { key: 'shown', render: ({ shown }) => shown, isNumber: true },
    {
      key: 'valid',
      render: ({ valid, shown }) => (
        <RateBar part={valid} of={shown} label={formatMessage({ id: 'knowledge.analysis.column.valid' })} />
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
  ]
}
