import { useOwnerDraft, type FormDraft } from '../form-draft/use-form-draft.ts'

const NOWHERE = { owner: null, onProblem: () => {} }

/** The values of a form that are not stored: passwords, choices alone, what confirms something. */
export function useFormValues<Values extends object>(initial: Values): FormDraft<Values> {
  return useOwnerDraft(NOWHERE, { name: '', id: null, initial })
}
