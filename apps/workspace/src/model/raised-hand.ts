/** A mark disappears by itself after this time (WORK-024). */
export const HAND_SHOWN_MS = 30_000
/** Two answers round the age of the same hand differently. */
const SAME_HAND_MS = 2000

/** The hand of one seat. Moments are in milliseconds by the clock of this browser. */
export type RaisedHand = {
  /** When the hand went up; where the server does not say, when the mark was set. Null without a mark. */
  raisedAt: number | null
  /** When the mark was set. */
  markedAt: number
  /** True if the server reported it last. */
  isListed: boolean
  /** Its mark has expired while the server still lists it: it sets no new one until a poll leaves it out (WORK-Q12). */
  isSuppressed: boolean
}

export const NO_HAND: RaisedHand = { raisedAt: null, markedAt: 0, isListed: false, isSuppressed: false }

export type ListedHand = {
  nowMs: number
  /** The time in the server's answer; null where the answer only says that a hand is up. */
  raisedAtMs: number | null
  /** True if the wall did not know before whether this seat's hand is up. */
  isFirstAnswer: boolean
}

/** A hand that was up for long before the wall was opened is past, and gets no mark. */
export function listedHand(hand: RaisedHand, listed: ListedHand): RaisedHand {
  const { nowMs, raisedAtMs, isFirstAnswer } = listed
  if (raisedAtMs !== null && isFirstAnswer && nowMs - raisedAtMs >= HAND_SHOWN_MS)
    return { raisedAt: null, markedAt: raisedAtMs, isListed: true, isSuppressed: true }
  const isUnmarked = hand.raisedAt === null && !hand.isSuppressed
  // Lowered and raised again between two polls.
  const isRaisedAgain = !isUnmarked && raisedAtMs !== null && raisedAtMs > hand.markedAt + SAME_HAND_MS
  if (isUnmarked || isRaisedAgain)
    return { raisedAt: raisedAtMs ?? nowMs, markedAt: nowMs, isListed: true, isSuppressed: false }
  const isCorrected =
    hand.raisedAt !== null && raisedAtMs !== null && Math.abs(raisedAtMs - hand.raisedAt) > SAME_HAND_MS
  if (hand.isListed && !isCorrected) return hand
  return { ...hand, raisedAt: isCorrected ? raisedAtMs : hand.raisedAt, isListed: true }
}

/** A short absence does not clear the mark before its time. */
export function unlistedHand(hand: RaisedHand): RaisedHand {
  if (!hand.isListed && !hand.isSuppressed) return hand
  return hand.raisedAt === null ? NO_HAND : { ...hand, isListed: false, isSuppressed: false }
}

export function isExpired({ raisedAt, markedAt }: RaisedHand, nowMs: number): boolean {
  return raisedAt !== null && nowMs - markedAt >= HAND_SHOWN_MS
}

export function expiredHand({ isListed, markedAt }: RaisedHand): RaisedHand {
  return isListed ? { raisedAt: null, markedAt, isListed, isSuppressed: true } : NO_HAND
}
