import type { projectEntity } from '@console/contracts'

type Contractor = Pick<projectEntity.Assignment, 'applicationStatus' | 'timezone'>

/**
 * Figures of a project are of each contractor's own days (R65). `zone` is the one in which days are chosen: theirs
 * where all are in one, else the viewer's, as with a server that does not say. `named` are those to say beside the figures.
 */
export function contractorDays(
  assignments: readonly Contractor[],
  timezone: string,
): { zone: string; named: readonly string[] } {
  const passed = assignments.filter(({ applicationStatus }) => applicationStatus === 'passed')
  const zones = [...new Set(passed.flatMap((one) => one.timezone ?? []))]
  const [first = timezone, ...others] = zones
  return {
    zone: others.length === 0 ? first : timezone,
    named: zones.every((zone) => zone === timezone) ? [] : zones,
  }
}
