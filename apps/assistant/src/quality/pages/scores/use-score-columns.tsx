import { qualityDesk } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

const SCORE_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** `passMark`: the score from which a session has passed; null while unknown. */
export function useScoreColumns(passMark: number | null): RecordColumn<qualityDesk.SeatScore>[] {
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
