import type { AppContext } from '../../../platform/context/context.ts'

/** A seat whose picture nobody has requested for this time sends none. */
const LOOKED_AT_MS = 30_000

/**
 * The moment since which a picture must have been requested for somebody to count as looking at it. Pages poll by real time.
 */
export function lookedAtSince({ config }: Pick<AppContext, 'config'>, now: Date): Date {
  return new Date(now.getTime() - LOOKED_AT_MS * config.clockSpeed)
}
