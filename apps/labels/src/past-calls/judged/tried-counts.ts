import type { judgedLabel } from '@console/contracts'

/** Counts of judged sessions by one of two rules. */
export function countsBy(
  sessions: readonly judgedLabel.TriedSession[],
  rule: 'isHit' | 'isHitBefore',
): judgedLabel.JudgedFigures {
  const hit = sessions.filter((one) => one[rule])
  return {
    judged: sessions.length,
    hit: hit.length,
    belonging: sessions.filter(({ belongs }) => belongs).length,
    right: hit.filter(({ belongs }) => belongs).length,
  }
}
