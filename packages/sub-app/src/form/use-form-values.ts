import { useOwnerDraft, type FormDraft } from '../form-draft/use-form-draft.ts'

const NOWHERE = { owner: null, onProblem: () => {} }

/** The values of a form that are not stored: passwords, single choices, confirmations. */
export function useFormValues<Values extends object>(initial: Values): FormDraft<Values> {
  return useOwnerDraft(NOWHERE, { name: '', id: null, initial })
}
