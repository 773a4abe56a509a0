import { isSameJson } from '../form-draft/draft-changes.ts'
import type { FormDraft } from '../form-draft/use-form-draft.ts'
import type { FormObject } from './use-form-object.ts'

type Conflict<Values extends object> = {
  keepMine: () => void
  takeTheirs: () => void
  /** The values as they are stored now. */
  present: Values
  draft: Pick<FormDraft<Values>, 'base'>
}

/**
 * The form object of a record that others change too: once somebody has, it offers the choices of the conflict, each field
 * has the value that they saved there, and the input is preserved meanwhile.
 */
export function withConflict<Values extends object>(
  form: FormObject<Values> & { countAttempt: () => void },
  conflict: Conflict<Values> | null,
): FormObject<Values> {
  const saved = { ...form, isInputPreserved: true }
  if (conflict === null) return saved
  const { keepMine, takeTheirs, present, draft } = conflict
  // A restored draft begins with the present values: those that the person had seen are not stored.
  const isSeenKnown = !isSameJson(present, draft.base)
  return {
    ...saved,
    failure: null,
    conflict: { keepMine, takeTheirs },
    // Nothing is sent before the person has chosen: it would be refused, or replace what they have not seen.
    submit: (event) => {
      event?.preventDefault()
      form.countAttempt()
    },
    submitWith: form.countAttempt,
    field: (name) => {
      const bound = form.field(name)
      const value = present[name]
      const isUntouched = isSeenKnown && isSameJson(value, draft.base[name])
      if (isUntouched || isSameJson(value, bound.value)) return bound
      return { ...bound, other: { value, onTake: () => bound.onChange(value) } }
    },
  }
}
