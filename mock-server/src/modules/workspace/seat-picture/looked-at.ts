import type { AppContext } from '../../../platform/context/context.ts'

/** A seat whose picture nobody has requested for so long sends none. */
const LOOKED_AT_MS = 30_000

/** Since when a picture must have been requested, so that somebody still looks at it. Pages poll by real time. */
export function lookedAtSince({ config }: Pick<AppContext, 'config'>, now: Date): Date {
  return new Date(now.getTime() - LOOKED_AT_MS * config.clockSpeed)
}
