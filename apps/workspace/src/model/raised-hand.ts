/** A mark disappears by itself after this time (WORK-024). */
export const HAND_SHOWN_MS = 30_000

/** The hand of one seat. */
export type RaisedHand = {
  /** When the mark was set, in milliseconds; null without a mark. */
  raisedAt: number | null
  /** Whether the server reported it last. */
  isListed: boolean
  /** Its mark has expired while the server still lists it: it sets no new one until a poll leaves it out (WORK-Q12). */
  isSuppressed: boolean
}

export const NO_HAND: RaisedHand = { raisedAt: null, isListed: false, isSuppressed: false }

export function listedHand(hand: RaisedHand, nowMs: number): RaisedHand {
  if (hand.raisedAt === null && !hand.isSuppressed)
    return { raisedAt: nowMs, isListed: true, isSuppressed: false }
  return hand.isListed ? hand : { ...hand, isListed: true }
}

/** A short absence does not clear the mark before its time. */
export function unlistedHand(hand: RaisedHand): RaisedHand {
  if (!hand.isListed && !hand.isSuppressed) return hand
  return hand.raisedAt === null ? NO_HAND : { ...hand, isListed: false, isSuppressed: false }
}

export function isExpired({ raisedAt }: RaisedHand, nowMs: number): boolean {
  return raisedAt !== null && nowMs - raisedAt >= HAND_SHOWN_MS
}

export function expiredHand({ isListed }: RaisedHand): RaisedHand {
  return isListed ? { raisedAt: null, isListed, isSuppressed: true } : NO_HAND
}
