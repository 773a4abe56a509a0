import { useMutation } from '@tanstack/react-query'
import { type FormDraft, useOwnerDraft } from '../form-draft/use-form-draft.ts'
import type { FormChecks } from './use-field-problems.ts'
import { useFormObject, type FormObject } from './use-form-object.ts'
import { withConflict } from './with-conflict.ts'

type FormOptions<Values extends object, Answer> = FormChecks<Values> & {
  /** The values: `useFormDraft`, or `useFormValues` for what is not stored. */
  draft: FormDraft<Values>
  /** Sends the values; rejects with the server's error. */
  save: (values: Values) => Promise<Answer>
  onSaved?: (answer: Answer, values: Values) => void
  /** The form stays as it is when it is saved, for the next time. */
  staysAsItIs?: boolean
  /** The values that others may have changed since, as they are at this moment. */
  present?: { form: Values; version: number }
  /** IANA name; the browser's unless given. */
  timezone?: string
}

/** The state of a form that does anything but send one call, for which there is `useCallForm`. */
export function useForm<Values extends object, Answer>(
  options: FormOptions<Values, Answer>,
): FormObject<Values> {
  const { draft, save, onSaved, staysAsItIs = false, present, timezone = browserZone(), ...checks } = options
  const sending = useMutation({
    mutationFn: save,
    onSuccess: (answer: Answer, values: Values) => {
      if (!staysAsItIs) draft.discard()
      onSaved?.(answer, values)
    },
  })
  const form = useFormObject({ draft, sending, timezone, ...checks })
  if (present === undefined) return form
  if (present.version === draft.seenVersion) return withConflict(form, null)
  return withConflict(form, {
    present: present.form,
    draft,
    keepMine: () => {
      draft.keepMine(present)
      sending.reset()
    },
    takeTheirs: form.draft.discard,
  })
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

const NOWHERE = { owner: null, onProblem: () => {} }

/** The values of a form that are not stored: passwords, single choices, confirmations. */
export function useFormValues<Values extends object>(initial: Values): FormDraft<Values> {
  return useOwnerDraft(NOWHERE, { name: '', id: null, initial })
}
