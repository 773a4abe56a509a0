import type { projectEntity } from '@console/contracts'

type Contractor = Pick<projectEntity.Assignment, 'applicationStatus' | 'timezone'>

/**
 * A project's figures cover days in each contractor's own zone (R65). `zone` is the zone in which days are chosen: the
 * contractors' where all share one, else the viewer's, as with a server that names none. `named` are the zones to show
 * beside the figures.
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
