import { links, qualityDesk } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DayRange, Level, StatusWord } from '@console/ui'
import { dayRangeToUnix } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { useBackTo } from '../../../base/components/parent-page.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useSeatScores } from '../../queries/quality-desk.ts'

export { texts } from '../../texts.ts'

const SCORE_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The scores of each seat's sessions over some days, the lowest first. */
export function ScoresPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch('quality.score', { hasRange: true })
  const [from, to] = search.range
  const scores = useSeatScores({ ...scope, from, to, ...search.paging })
  const rule = scores.data?.rule
  const columns = useScoreColumns({ ...scope, range: search.range, passMark: rule?.passMark ?? null })
  return (
    <ReadingPage<qualityDesk.SeatScore>
      texts="quality.score"
      answer={scores}
      search={search}
      rowKey={({ userId }) => userId}
      {...(rule === undefined
        ? {}
        : {
            about: formatMessage(
              { id: 'quality.score.rule' },
              {
                tip: rule.points[0],
                light: rule.points[1],
                moderate: rule.points[2],
                severe: rule.points[3],
                pass: rule.passMark,
              },
            ),
          })}
      columns={columns}
    />
  )
}

type ScoreColumnsOptions = {
  bizTypeId: number
  range: DayRange
  /** The score from which a session has passed; null while unknown. */
  passMark: number | null
}

/** The score before that from which it follows, the severest violations first. */
function useScoreColumns({
  bizTypeId,
  range,
  passMark,
}: ScoreColumnsOptions): RecordColumn<qualityDesk.SeatScore>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const state = useBackTo()
  const { begin, end } = dayRangeToUnix(range, timezone)
  const violationColumns = qualityDesk.RULE_LEVELS.toReversed().map((level) => ({
    key: `level${level}`,
    head: <Level level={level} />,
    render: ({ violations }: qualityDesk.SeatScore) =>
      violations[level] === 0 ? <span className="ui-faint">0</span> : formatNumber(violations[level]),
    isNumber: true,
  }))
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'org', render: ({ orgName }) => orgName ?? '-' },
    { key: 'score', render: ({ score }) => formatNumber(score, SCORE_DIGITS), isNumber: true },
    {
      key: 'verdict',
      render: ({ score }) => {
        if (passMark === null) return '-'
        const hasPassed = score >= passMark
        return (
          <StatusWord tone={hasPassed ? 'good' : 'error'}>
            {formatMessage({ id: `quality.verdict.${hasPassed ? 'pass' : 'fail'}` })}
          </StatusWord>
        )
      },
    },
    {
      key: 'sessions',
      render: ({ userId, name, sessions }) => (
        <Link
          state={state}
          to={links.buildLinkAddress(links.sessions, {
            beginTime: begin,
            endTime: end,
            bizId: bizTypeId,
            userId: [userId],
            userName: name,
          })}
          aria-label={formatMessage({ id: 'quality.score.sessionsOf' }, { count: sessions, name })}
        >
          {formatNumber(sessions)}
        </Link>
      ),
      isNumber: true,
    },
    ...violationColumns,
  ]
}
