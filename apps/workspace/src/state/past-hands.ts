/** A hand whose mark has expired, until somebody marks it as handled. */
export type PastHand = { userId: number; orgId: number; name: string; raisedAtMs: number }

/** The list is of one shift, not a log. */
export const MAX_PAST_HANDS = 50

/** The newest first, one entry a person. */
export function withPastHand(hands: readonly PastHand[], hand: PastHand): readonly PastHand[] {
  return [hand, ...hands.filter(({ userId }) => userId !== hand.userId)].slice(0, MAX_PAST_HANDS)
}
