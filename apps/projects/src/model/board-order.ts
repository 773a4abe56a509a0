import type { LiveWorker } from './live-worker.ts'

/** The agents of a board in their order. */
export type BoardOrder = {
  ids: readonly number[]
  /** Number of agents at the end that are offline and can be folded away; 0 if they are few, or nobody else is shown. */
  foldable: number
}

/** Fewer offline agents take less room than they would be missed, as on the wall. */
export const MIN_FOLDED = 7

/** Agents who are there come first, otherwise in the order of the server; the watched one is never folded away. */
export function orderBoard(workers: readonly LiveWorker[], watchedId: number | null): BoardOrder {
  const isLast = ({ id, onlineStatus }: LiveWorker) => onlineStatus === 'offline' && id !== watchedId
  const last = workers.filter(isLast)
  const isFolding = last.length >= MIN_FOLDED && last.length < workers.length
  return {
    ids: [...workers.filter((worker) => !isLast(worker)), ...last].map(({ id }) => id),
    foldable: isFolding ? last.length : 0,
  }
}

export function isSameOrder(left: BoardOrder, right: BoardOrder): boolean {
  return left.foldable === right.foldable && left.ids.join() === right.ids.join()
}
