import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { FigureCard } from '../components/FigureCard.tsx'
import { FigureCardList } from '../components/FigureCardList.tsx'
import { useTrack } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'

const CARDS = 3

/**
 * Figures of all people of the query, however many pages they have; the answer of the track has them (MON-049 to MON-051).
 */
export function OnlineFigures() {
  const { formatNumber } = useIntl()
  const { wire, page } = useMonitor()
  return (
    <FigureCardList
      labelId="monitor.figures"
      failedId="monitor.figures.failed"
      query={useTrack(wire, page)}
      count={CARDS}
    >
      {({ totalOnlineUserCnt, totalOnlineDuration, avgOnlineDuration }) =>
        [
          { name: 'onlineUsers', text: formatNumber(totalOnlineUserCnt) },
          { name: 'totalOnline', text: durationText(totalOnlineDuration) },
          { name: 'averageOnline', text: durationText(avgOnlineDuration) },
        ].map(({ name, text }) => <FigureCard key={name} labelId={`monitor.${name}`} text={text} />)
      }
    </FigureCardList>
  )
}
