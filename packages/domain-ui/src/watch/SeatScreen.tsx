import { workspace } from '@console/contracts'
import { useCallQuery, useHasCall } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { SeatWatch } from './SeatWatch.tsx'
import styles from './SeatWatch.module.css'

export { watchingTexts as texts } from './watching-texts.ts'

export type SeatScreenProps = { userId: number; name: string }

const PERIOD_MS = workspace.WALL_POLL_SECONDS.screenshot * 1000

/**
 * The screen of the person whom a page is about; renders nothing if the viewer may not watch that person, or if that person
 * is not a seat.
 */
export function SeatScreen({ userId, name }: SeatScreenProps) {
  const { formatMessage } = useIntl()
  const { data: screen } = useCallQuery(
    workspace.seatScreen,
    { query: { userId } },
    {
      enabled: useHasCall(workspace.seatScreen),
      refetchInterval: ({ state }) => (state.data === null ? false : PERIOD_MS),
    },
  )
  if (screen == null) return null
  return (
    <section
      className={`ui-card ui-overflow-hidden ${styles['section']}`}
      aria-label={formatMessage({ id: 'seats.pictureOf' }, { name })}
    >
      <h2>{formatMessage({ id: 'watch.screen' })}</h2>
      <SeatWatch seat={{ id: userId, name, ...screen }} />
    </section>
  )
}
