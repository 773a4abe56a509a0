import type { qualityDesk } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import listStyles from '../../../base/components/List.module.css'
import { useSeatScores } from '../../queries/quality-figures.ts'
import { useScoreColumns } from './use-score-columns.tsx'

/** The scores of each seat's sessions over some days, the lowest first. */
export function ScoresPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch()
  const [from, to] = search.range
  const scores = useSeatScores({ ...scope, from, to, ...search.paging })
  const rule = scores.data?.rule
  const columns = useScoreColumns(rule?.passMark ?? null)
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
      columns={columns}
    />
  )
}
