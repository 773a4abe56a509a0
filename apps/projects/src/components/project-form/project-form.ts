import { project, projectRules, type BodyOf, type projectEntity } from '@console/contracts'
import { versionPart } from '@console/sub-app/form'
import { wholeNumber } from '../../model/parse-numbers.ts'
import { listedProjectState } from '../../model/project-state.ts'

/** The form of a project. `status` is a field of existing projects only (PROJ-013). */
export type ProjectDraft = {
  industryID: number | null
  name: string
  manpowerDemand: string
  description: string
  status: projectEntity.ProjectStatus
}

export const NEW_PROJECT: ProjectDraft = {
  industryID: null,
  name: '',
  manpowerDemand: '',
  description: '',
  status: 'normal',
}

/** Not a valid id, so that the contract refuses it at its field. */
const NO_INDUSTRY = 0

export function toDraft(row: projectEntity.ProjectRow): ProjectDraft {
  const { industryID, name, manpowerDemand, description } = row
  // For an unknown status the field shows that of a new project: only known ones can be sent.
  const status = row.status ?? NEW_PROJECT.status
  return { industryID, name, manpowerDemand: String(manpowerDemand), description, status }
}

/** A text that is not a whole number stays invalid, so that the contract refuses it at its field. */
export function createBody(draft: ProjectDraft): BodyOf<typeof project.create> {
  const { industryID, name, manpowerDemand, description } = draft
  return {
    industryID: industryID ?? NO_INDUSTRY,
    name,
    manpowerDemand: wholeNumber(manpowerDemand) ?? NaN,
    description,
  }
}

export function updateBody(
  draft: ProjectDraft,
  { id, version }: { id: number; version: number },
): BodyOf<typeof project.update> {
  return { ...createBody(draft), status: draft.status, id, ...versionPart(version) }
}

/** The fields that the contract accepts, checked while typing. */
export function takenFields(draft: ProjectDraft): Readonly<Record<keyof ProjectDraft, boolean>> {
  const { shape } = project.projectEdit
  const body = createBody(draft)
  return {
    industryID: shape.industryID.safeParse(body.industryID).success,
    name: shape.name.safeParse(body.name).success,
    manpowerDemand: shape.manpowerDemand.safeParse(body.manpowerDemand).success,
    description: shape.description.safeParse(body.description).success,
    status: true,
  }
}

type Typed = {
  draft: ProjectDraft
  /** The values before any input. */
  initial: ProjectDraft
}

/** Finds the problems of typed values, shown at once. */
export function typedProblems(
  { draft, initial }: Typed,
  hints: Readonly<Record<keyof ProjectDraft, string>>,
): Partial<Record<keyof ProjectDraft, string>> {
  const taken = takenFields(draft)
  const names = ['industryID', 'name', 'manpowerDemand', 'description'] as const
  const wrong = names.filter((name) => !taken[name] && draft[name] !== initial[name])
  return Object.fromEntries(wrong.map((name) => [name, hints[name]]))
}

/** True if less is typed than the project needs already (PROJ-012). */
export function isNeedLowered({ manpowerDemand }: ProjectDraft, storedNeed: number): boolean {
  const typed = wholeNumber(manpowerDemand)
  return typed !== null && typed < storedNeed
}

/** True if fields other than the status of a ceased project are changed: the server refuses that. */
export function isCeasedEdited(draft: ProjectDraft, row: projectEntity.ProjectRow): boolean {
  const { industryID, name, manpowerDemand, description } = createBody(draft)
  const isSame =
    industryID === row.industryID &&
    name.trim() === row.name &&
    manpowerDemand === row.manpowerDemand &&
    description?.trim() === row.description
  if (isSame) return false
  const status = row.status === 'ceased' ? draft.status : row.status
  return projectRules.whyNot('edit', listedProjectState({ isOwner: row.isOwner, status })) === 'ceased'
}
