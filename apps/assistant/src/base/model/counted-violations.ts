import type { LevelCounts, sessionRecord } from '@console/contracts'

/** How many violations of each level count: those that no reviewer took back. */
export function countedViolations(violations: readonly sessionRecord.ViolationHit[]): LevelCounts {
  const counts: [number, number, number, number] = [0, 0, 0, 0]
  for (const { level, isRejected } of violations) if (!isRejected) counts[level] += 1
  return counts
}
