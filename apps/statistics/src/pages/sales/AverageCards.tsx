import type { stat } from '@console/contracts'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { useStat } from '../../page-query/stat-context.ts'

const DECIMALS = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const
const SECONDS_A_MINUTE = 60

/** The average of a user for each count that the platform answers, with three decimals (STAT-048, STAT-073, STAT-098). */
export function AverageCards({ summary }: { summary: stat.OrgSummary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules } = useStat()
  const averages = [
    { id: 'call', value: summary.avgUserCallCnt, isShown: true },
    { id: 'talk', value: summary.avgUserTalkCnt, isShown: modules.validCall },
    { id: 'sale', value: summary.avgUserSaleCnt, isShown: modules.price },
    { id: 'order', value: summary.avgUserOrderCnt, isShown: modules.order },
    { id: 'talkTime', value: inMinutes(summary.avgUserTalkTime), isShown: true },
  ]
  return averages.map(
    ({ id, value, isShown }) =>
      isShown &&
      value !== undefined && (
        <FigureCard
          key={id}
          label={formatMessage({ id: `stat.average.${id}` })}
          note={formatMessage({ id: 'stat.average.note' })}
          text={formatNumber(value, DECIMALS)}
        />
      ),
  )
}

function inMinutes(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds / SECONDS_A_MINUTE
}
