import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { scoreHistory } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useMemo } from 'react'
import { LevelCounts } from '../../../base/components/LevelCounts.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useBusinessOptions } from '../../../base/queries/businesses.ts'
import { useOrganizationOptions } from '../../../base/queries/organizations.ts'

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
  const answer = useQuery({
    ...callQuery(useHttpClient(), scoreHistory.list, {
      query: {
        ...search.days,
        ...search.paging,
        ...(business == null ? {} : { bizTypeId: Number(business) }),
        ...(organization == null ? {} : { orgId: Number(organization) }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReadingPage<scoreHistory.ScoreDay>
      texts="score.history"
      search={search}
      hasRange
      answer={answer}
      rowKey={({ day, userId, bizTypeName }) => `${day} ${userId} ${bizTypeName}`}
      columns={[
        { key: 'person', render: ({ userName }) => userName },
        { key: 'day', render: ({ day }) => day, isQuiet: true },
        { key: 'organization', render: ({ orgName }) => orgName || '-' },
        { key: 'business', render: ({ bizTypeName }) => bizTypeName },
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
      ]}
    />
  )
}
