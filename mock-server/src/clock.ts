/** The only source of "now" for rules about time; tests put their own in its place. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export function unixSecondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
