import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { ChartCard } from '../components/ChartCard.tsx'
import { RankBars } from '../components/RankBars.tsx'
import { useAlertRank } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'
import { personPageLink } from './monitor-links.ts'

/** px; between 350 and 450 (MON-038, MON-Q25). */
export const RANK_HEIGHT = 400

/** People by their alerts, most on top; the bar of a person whose id is known opens their days (MON-034 to MON-039). */
export function AlertRankCard() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query, wire } = useMonitor()
  const rank = useAlertRank(wire)
  const title = formatMessage({ id: 'monitor.rank' })

  function openPerson({ key, name }: { key: number | string; name: string }) {
    if (typeof key === 'number') services.navigate(personPageLink(query, { userId: key, userName: name }))
  }

  return (
    <ChartCard
      title={title}
      query={rank}
      isEmpty={({ rankList }) => rankList.every(({ value }) => value === 0)}
    >
      {({ rankList }) => {
        const items = rankList
          .filter(({ value }) => value !== 0)
          .map(({ userId, userName, value }, index) => ({
            key: userId ?? `${userName} ${index}`,
            name: userName,
            value,
          }))
        return (
          <RankBars
            title={title}
            categoryName={formatMessage({ id: 'monitor.rank.person' })}
            valueName={formatMessage({ id: 'monitor.rank.alerts' })}
            items={items}
            height={RANK_HEIGHT}
            {...(rankList.some(({ userId }) => userId !== undefined) && { onChoose: openPerson })}
          />
        )
      }}
    </ChartCard>
  )
}
