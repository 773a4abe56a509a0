import type { stat } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { textOrDash } from '../model/figure-text.ts'
import { useStat } from '../page-query/stat-context.ts'
import { FigureCard } from './FigureCard.tsx'

/** People online, of one day on it and of several in all, and their time online (STAT-079 to STAT-081). */
export function OnlineCards({ summary }: { summary: stat.OrgSummary }) {
  const { formatNumber } = useIntl()
  const { isSingleDay } = useStat()
  const online = isSingleDay ? 'onlineUsers' : 'onlineUsersInAll'
  return (
    <>
      <FigureCard
        labelId={`stat.${online}`}
        text={textOrDash(
          isSingleDay ? summary.currentOnlineUserCnt : summary.cumulativeOnlineUserCnt,
          formatNumber,
        )}
      />
      <FigureCard
        labelId="stat.averageOnline"
        text={textOrDash(summary.avgUserOnlineDuration, durationText)}
      />
    </>
  )
}
