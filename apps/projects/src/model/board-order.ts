import { workspace } from '@console/contracts'
import type { LiveWorker } from './live-worker.ts'

/** The agents of a board in their order. */
export type BoardOrder = {
  ids: readonly number[]
  /** Number of agents at the end that are offline and can be folded away; 0 if they are few, or nobody else is shown. */
  foldable: number
}

/** Fewer offline agents take less room than they would be missed, as on the wall. */
export const MIN_FOLDED = 7

/** Agents come by what they do, those on a call first, and those of one status as the server has them; the watched one is never folded away. */
export function orderBoard(workers: readonly LiveWorker[], watchedId: number | null): BoardOrder {
  const isLast = ({ id, onlineStatus }: LiveWorker) => onlineStatus === 'offline' && id !== watchedId
  const last = workers.filter(isLast)
  const isFolding = last.length >= MIN_FOLDED && last.length < workers.length
  const first = workers
    .filter((worker) => !isLast(worker))
    .toSorted((left, right) => findPlace(left) - findPlace(right))
  return {
    ids: [...first, ...last].map(({ id }) => id),
    foldable: isFolding ? last.length : 0,
  }
}

const { calling, ringing, online, nonworking } = workspace.SEAT_STATUS
/** As on the wall of seats, of those who are there. */
const STATUS_ORDER: readonly workspace.SeatStatus[] = [calling, ringing, online, nonworking]

/** The watched agent stays in place once offline; a status that the console does not know comes last. */
function findPlace({ status, onlineStatus }: LiveWorker): number {
  const place = STATUS_ORDER.indexOf(onlineStatus === 'online' ? status : online)
  return place === -1 ? STATUS_ORDER.length : place
}

export function isSameOrder(left: BoardOrder, right: BoardOrder): boolean {
  return left.foldable === right.foldable && left.ids.join() === right.ids.join()
}
