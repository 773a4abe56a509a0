import type { scoreHistory } from '@console/contracts'
import { useBusinessOptions, useOrganizationOptions } from '@console/domain-ui'
import { useMemo } from 'react'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useScoreHistory } from '../../queries/score-history.ts'
import { SCORE_HISTORY_COLUMNS } from './score-history-columns.tsx'

const textual = (options: readonly { value: number; label: string }[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }))

/** Scores of each seat's sessions by day. */
export function ScoreHistoryPage() {
  const { options: businesses } = useBusinessOptions()
  const { options: organizations } = useOrganizationOptions()
  const filters = useMemo(
    () => [
      { name: 'business', kind: 'choice' as const, options: textual(businesses) },
      { name: 'organization', kind: 'choice' as const, options: textual(organizations) },
    ],
    [businesses, organizations],
  )
  const search = useReadingSearch(filters)
  const { business, organization } = search.chosen
  const answer = useScoreHistory({
    ...search.days,
    ...search.paging,
    ...(business == null ? {} : { bizTypeId: Number(business) }),
    ...(organization == null ? {} : { orgId: Number(organization) }),
  })
  return (
    <ReadingPage<scoreHistory.ScoreDay>
      texts="score.history"
      search={search}
      hasRange
      answer={answer}
      rowKey={({ day, userId, bizTypeName }) => `${day} ${userId} ${bizTypeName}`}
      columns={SCORE_HISTORY_COLUMNS}
    />
  )
}
