import type { scoreHistory } from '@console/contracts'
import { useBusinessOptions, useOrganizationOptions } from '@console/domain-ui'
import { LevelCounts } from '@console/ui'
import { useMemo } from 'react'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useScoreHistory } from '../../queries/quality-desk.ts'

export { texts } from '../../score-texts.ts'

/** px */
const NAME_WIDTH = 96

const SCORE_HISTORY_COLUMNS: readonly RecordColumn<scoreHistory.ScoreDay>[] = [
  { key: 'person', render: ({ userName }) => userName },
  { key: 'day', render: ({ day }) => day, isQuiet: true },
  { key: 'organization', render: ({ orgName }) => orgName || '-', maxWidth: NAME_WIDTH },
  { key: 'business', render: ({ bizTypeName }) => bizTypeName, maxWidth: NAME_WIDTH },
  { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
  { key: 'average', render: ({ averageScore }) => averageScore, isNumber: true, digits: 1 },
  { key: 'lowest', render: ({ lowestScore }) => lowestScore, isNumber: true },
  {
    key: 'lowestSession',
    render: ({ lowestSessionId }) =>
      lowestSessionId === null ? '-' : <SessionLink sessionId={lowestSessionId} />,
  },
  { key: 'failed', render: ({ failed }) => failed, isNumber: true },
  { key: 'violations', render: ({ violations }) => <LevelCounts counts={violations} /> },
]

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
  const search = useReadingSearch('score.history', { filters, hasRange: true })
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
      answer={answer}
      rowKey={({ day, userId, bizTypeName }) => `${day} ${userId} ${bizTypeName}`}
      columns={SCORE_HISTORY_COLUMNS}
    />
  )
}
