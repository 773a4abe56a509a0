import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useAnalysis } from '../../queries/analysis.ts'
import { useAnalysisColumns } from './use-analysis-columns.tsx'

/** How often each question was recommended, useful and accepted over some days. */
export function AnalysisPage({ scope }: BusinessPageProps) {
  const search = useReadingSearch()
  const [from, to] = search.range
  const analysis = useAnalysis({ ...scope, from, to }, search.paging)
  return (
    <ReadingPage
      texts="knowledge.analysis"
      answer={analysis}
      search={search}
      hasRange
      rowKey={({ questionId }) => questionId}
      columns={useAnalysisColumns()}
    />
  )
}
