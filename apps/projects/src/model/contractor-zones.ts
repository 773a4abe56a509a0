import type { projectEntity } from '@console/contracts'

type Contractor = Pick<projectEntity.Assignment, 'applicationStatus' | 'timezone'>

/** Whose days the figures of a project are of (decision 65): each contractor's own. None with a server that does not say. */
export function contractorZones(assignments: readonly Contractor[]): string[] {
  const passed = assignments.filter(({ applicationStatus }) => applicationStatus === 'passed')
  return [...new Set(passed.flatMap(({ timezone }) => timezone ?? []))]
}

/** The zone in which days are chosen: the contractors' where all are in one, else the viewer's. */
export function zoneOfDays(zones: readonly string[], timezone: string): string {
  const [first, ...others] = zones
  return first !== undefined && others.length === 0 ? first : timezone
}

/** The zones to name beside figures: none where all are the viewer's. */
export function zonesToName(zones: readonly string[], timezone: string): readonly string[] {
  return zones.every((zone) => zone === timezone) ? [] : zones
}
