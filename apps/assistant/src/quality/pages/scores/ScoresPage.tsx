import { qualityDesk } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useSeatScores } from '../../queries/quality-figures.ts'

export { texts } from '../../texts.ts'

const SCORE_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The scores of each seat's sessions over some days, the lowest first. */
export function ScoresPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch('quality.score', { hasRange: true })
  const [from, to] = search.range
  const scores = useSeatScores({ ...scope, from, to, ...search.paging })
  const rule = scores.data?.rule
  const columns = useScoreColumns(rule?.passMark ?? null)
  return (
    <ReadingPage<qualityDesk.SeatScore>
      texts="quality.score"
      answer={scores}
      search={search}
      rowKey={({ userId }) => userId}
      summary={
        rule !== undefined && (
          <p className="ui-no-margin ui-small ui-muted">
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

/** `passMark`: the score from which a session has passed; null while unknown. */
function useScoreColumns(passMark: number | null): RecordColumn<qualityDesk.SeatScore>[] {
  const { formatMessage, formatNumber } = useIntl()
  const statColumns = qualityDesk.RULE_LEVELS.map((level) => ({
    key: `level${level}`,
    render: ({ violations }: qualityDesk.SeatScore) => formatNumber(violations[level]),
    isNumber: true,
  }))
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'org', render: ({ orgName }) => orgName ?? '-' },
    { key: 'sessions', render: ({ sessions }) => formatNumber(sessions), isNumber: true },
    ...statColumns,
    {
      key: 'score',
      render: ({ score }) => {
        const hasPassed = passMark !== null && score >= passMark
        return (
          <StatusWord tone={hasPassed ? 'good' : 'error'}>
            {`${formatNumber(score, SCORE_DIGITS)} · ${formatMessage({ id: `quality.verdict.${hasPassed ? 'pass' : 'fail'}` })}`}
          </StatusWord>
        )
      },
    },
  ]
}
