import type { stat } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { textOrDash } from '../model/figure-text.ts'
import { useStat } from '../page-query/stat-context.ts'
import { FigureCard } from './FigureCard.tsx'

/** People online, of one day on it and of several in all, and their time online (STAT-079 to STAT-081). */
export function OnlineCards({ summary }: { summary: stat.OrgSummary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { isSingleDay } = useStat()
  const online = isSingleDay ? 'onlineUsers' : 'onlineUsersInAll'
  return (
    <>
      <FigureCard
        label={formatMessage({ id: `stat.${online}` })}
        note={formatMessage({ id: `stat.${online}.note` })}
        text={textOrDash(
          isSingleDay ? summary.currentOnlineUserCnt : summary.cumulativeOnlineUserCnt,
          formatNumber,
        )}
      />
      <FigureCard
        label={formatMessage({ id: 'stat.averageOnline' })}
        note={formatMessage({ id: 'stat.averageOnline.note' })}
        text={textOrDash(summary.avgUserOnlineDuration, durationText)}
      />
    </>
  )
}
