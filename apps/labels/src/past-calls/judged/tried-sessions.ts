import type { judgedLabel } from '@console/contracts'

type TriedSession = judgedLabel.TriedSession

const IS_OF = {
  hit: ({ isHit }: TriedSession) => isHit,
  right: ({ isHit, belongs }: TriedSession) => isHit && belongs,
  hitBefore: ({ isHitBefore }: TriedSession) => isHitBefore,
  rightBefore: ({ isHitBefore, belongs }: TriedSession) => isHitBefore && belongs,
  belonging: ({ belongs }: TriedSession) => belongs,
  gained: ({ isHit, isHitBefore }: TriedSession) => isHit && !isHitBefore,
  lost: ({ isHit, isHitBefore }: TriedSession) => !isHit && isHitBefore,
}

/** Counts of judged sessions by two rules: the edited one and, where the name says so, the saved one before it. */
export type TriedKind = keyof typeof IS_OF

/** The sessions of a count, the newest first. */
export function filterSessions(kind: TriedKind, sessions: readonly TriedSession[]): TriedSession[] {
  return sessions.filter(IS_OF[kind]).toSorted((one, other) => other.startedAt - one.startedAt)
}
