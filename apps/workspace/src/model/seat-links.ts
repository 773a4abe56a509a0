import { links } from '@console/contracts'

type LinkedSeat = { id: number; name: string }

/** Address of the live view of the seat's screen and call (WORK-035, WORK-Q9). */
export function remoteViewAddress({ id }: Pick<LinkedSeat, 'id'>, businessTypeId: number): string {
  return links.buildLinkAddress(links.liveSession, { userId: id, bizId: businessTypeId })
}

/** The seat's calls of a day, in unix seconds (WORK-036, WORK-Q10). */
export function historyAddress({ id, name }: LinkedSeat, day: { begin: number; end: number }): string {
  return links.buildLinkAddress(links.sessions, {
    userId: [id],
    userName: name,
    beginTime: day.begin,
    endTime: day.end,
  })
}
