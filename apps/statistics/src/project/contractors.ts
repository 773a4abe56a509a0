import type { SearchProblem } from '@console/ui'
import type { Contractor } from '../model/project-query.ts'
import type { ProjectRow } from '../queries/project-work.ts'

type Known = {
  /** Names one of several businesses of a company. */
  nameDuplicate: (part: { name: string; business: number }) => string
  /** The viewer's. */
  timezone: string
}

/** Each part of each project, in the order of the answer. */
export function listContractors(
  records: readonly ProjectRow[],
  { nameDuplicate, timezone }: Known,
): Contractor[] {
  return records.flatMap(({ id: projectId, name: projectName, assignments }) =>
    assignments.map(({ bizTypeID: bizTypeId, tenantName, isOwn = false, timezone: zone = timezone }) => {
      const isDuplicate = assignments.filter((other) => other.tenantName === tenantName).length > 1
      const name = isDuplicate ? nameDuplicate({ name: tenantName, business: bizTypeId }) : tenantName
      return { projectId, projectName, bizTypeId, name, isOwn, zone }
    }),
  )
}

type Addressed = { project: number | null; contractor: number | null }

/**
 * Finds the contractor of an address; null where nobody works for any project. A contractor that cannot be requested is
 * replaced by the nearest valid one, and named as a problem.
 */
export function chosenContractor(
  known: readonly Contractor[],
  { project, contractor }: Addressed,
): { chosen: Contractor | null; problems: SearchProblem[] } {
  const ofProject = project === null ? known : known.filter(({ projectId }) => projectId === project)
  const ofBoth =
    contractor === null ? ofProject : ofProject.filter(({ bizTypeId }) => bizTypeId === contractor)
  const unknown = ofProject.length === 0 ? { project, contractor } : { contractor }
  const problems = Object.entries(ofBoth.length > 0 ? {} : unknown).flatMap(
    ([name, value]): SearchProblem[] =>
      value === null ? [] : [{ name, value: String(value), reason: 'malformed' }],
  )
  return { chosen: ofBoth[0] ?? ofProject[0] ?? known[0] ?? null, problems }
}

/** Returns the value of a contractor in the selector, which lists a business once for each of its projects. */
export function toContractorKey({
  projectId,
  bizTypeId,
}: Pick<Contractor, 'projectId' | 'bizTypeId'>): string {
  return `${projectId}.${bizTypeId}`
}
