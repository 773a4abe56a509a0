import { EMPTY_FORM, type LabelForm } from './label-form.ts'

export type FieldName = keyof LabelForm
/** The fields with a single value: a text, number or choice. */
export type SingleField = Exclude<FieldName, 'conditions'>
export type ThreeVersions = { base: LabelForm; mine: LabelForm; theirs: LabelForm }

/** In the order of the form. */
export const FIELDS = Object.keys(EMPTY_FORM).filter((name): name is FieldName => name in EMPTY_FORM)

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields that differ between what the person typed and what somebody else saved. */
export function differingFields({ mine, theirs }: ThreeVersions): FieldName[] {
  return FIELDS.filter((name) => !isSame(mine[name], theirs[name]))
}

/** The fields that only somebody else changed: theirs are saved whatever the person chooses. */
export function onlyTheirs({ base, mine, theirs }: ThreeVersions): FieldName[] {
  return FIELDS.filter((name) => isSame(base[name], mine[name]) && !isSame(base[name], theirs[name]))
}

/** Puts the person's changes over what somebody else saved meanwhile. */
export function mergeMine({ base, mine, theirs }: ThreeVersions): LabelForm {
  const changed = FIELDS.filter((name) => !isSame(base[name], mine[name]))
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}
