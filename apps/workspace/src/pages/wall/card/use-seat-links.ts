import { links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { dayRangeToUnix, today } from '@console/ui'
import { useIntl } from 'react-intl'

type LinkedSeat = { id: number; name: string }

/** Opens a seat's screen, or its calls of today, in a new tab. */
export function useSeatLinks(businessTypeId: number) {
  const { services, timezone } = useHost()
  const { formatMessage } = useIntl()
  async function open(address: string): Promise<void> {
    const url = new URL(address, window.location.href).href
    const isOpened = await services.openPlatformLink(url, { business_type_id: String(businessTypeId) })
    if (!isOpened) services.toast.error(formatMessage({ id: 'wall.linkRefused' }))
  }
  return {
    openRemoteView: (seat: LinkedSeat) => void open(remoteViewAddress(seat, businessTypeId)),
    openHistory: (seat: LinkedSeat) => {
      const day = today(timezone)
      void open(historyAddress(seat, dayRangeToUnix([day, day], timezone)))
    },
  }
}

/** Address of the live view of the seat's screen and call (WORK-035, WORK-Q9). */
function remoteViewAddress({ id }: Pick<LinkedSeat, 'id'>, businessTypeId: number): string {
  return links.buildLinkAddress(links.liveSession, { userId: id, bizId: businessTypeId })
}

/** The seat's calls of a day, in unix seconds (WORK-036, WORK-Q10). */
function historyAddress({ id, name }: LinkedSeat, day: { begin: number; end: number }): string {
  return links.buildLinkAddress(links.sessions, {
    userId: [id],
    userName: name,
    beginTime: day.begin,
    endTime: day.end,
  })
}
