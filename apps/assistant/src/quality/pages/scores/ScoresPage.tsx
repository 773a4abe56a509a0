import { qualityDesk } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { StatusWord } from '../../../base/components/StatusWord.tsx'

const SCORE_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** What each seat's sessions scored over some days, the lowest first. */
export function ScoresPage({ scope }: BusinessPageProps) {
  const { formatMessage, formatNumber } = useIntl()
  const search = useReadingSearch()
  const [from, to] = search.range
  const scores = useQuery({
    ...callQuery(useHttpClient(), qualityDesk.scores, { query: { ...scope, from, to, ...search.paging } }),
    placeholderData: keepPreviousData,
  })
  const rule = scores.data?.rule
  const levelColumns = qualityDesk.RULE_LEVELS.map((level) => ({
    key: `level${level}`,
    render: ({ violations }: qualityDesk.SeatScore) => formatNumber(violations[level]),
    isNumber: true,
  }))
  return (
    <ReadingPage<qualityDesk.SeatScore>
      texts="quality.score"
      answer={scores}
      search={search}
      hasRange
      rowKey={({ userId }) => userId}
      summary={
        rule !== undefined && (
          <p className={listStyles['about']}>
            {formatMessage(
              { id: 'quality.score.rule' },
              {
                tip: rule.points[0],
                light: rule.points[1],
                moderate: rule.points[2],
                severe: rule.points[3],
                pass: rule.passMark,
              },
            )}
          </p>
        )
      }
      columns={[
        { key: 'name', render: ({ name }) => name },
        { key: 'org', render: ({ orgName }) => orgName ?? '-' },
        { key: 'sessions', render: ({ sessions }) => formatNumber(sessions), isNumber: true },
        ...levelColumns,
        {
          key: 'score',
          render: ({ score }) => {
            const hasPassed = rule !== undefined && score >= rule.passMark
            return (
              <StatusWord tone={hasPassed ? 'good' : 'error'}>
                {`${formatNumber(score, SCORE_DIGITS)} · ${formatMessage({ id: `quality.verdict.${hasPassed ? 'pass' : 'fail'}` })}`}
              </StatusWord>
            )
          },
        },
      ]}
    />
  )
}
