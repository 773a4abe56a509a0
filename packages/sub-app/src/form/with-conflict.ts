import type { FormObject } from './use-form-object.ts'

type Choices = { keepMine: () => void; takeTheirs: () => void }

/** The form object of a thing that others change too: with the choices once somebody has, and input that stays meanwhile. */
export function withConflict<Values extends object>(
  form: FormObject<Values>,
  choices: Choices | null,
): FormObject<Values> {
  const saved = { ...form, isInputPreserved: true }
  return choices === null ? saved : { ...saved, failure: null, conflict: choices }
}
