import type { LevelCounts, sessionRecord } from '@console/contracts'

/** Counts the violations of each level, without those that a reviewer took back. */
export function countedViolations(violations: readonly sessionRecord.ViolationHit[]): LevelCounts {
  const counts: [number, number, number, number] = [0, 0, 0, 0]
  for (const { level, isRejected } of violations) if (!isRejected) counts[level] += 1
  return counts
}
