import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isChanged } from '../form-draft/draft-changes.ts'
import type { FormDraft } from '../form-draft/use-form-draft.ts'
import { failureText } from '../http/failure-text.ts'
import { useFieldProblems, type FormChecks } from './use-field-problems.ts'

/** Props that the control of one field needs. */
export type FieldBinding<Value> = {
  value: Value
  problem: string | undefined
  onChange: (value: Value) => void
  /** The form is refused while the field is empty and the others are as they are. */
  isRequired?: boolean
  /** The value that somebody else saved meanwhile, where it differs. */
  other?: { value: unknown; onTake: () => void }
}

/** Somebody else changed the same thing: the user chooses, or reads what saving would do. */
type FormConflict = { keepMine: () => void; takeTheirs: () => void } | { text: string }

type FormParts<Values extends object> = FormChecks<Values> & {
  draft: FormDraft<Values>
  sending: Pick<UseMutationResult<unknown, Error, Values>, 'mutate' | 'isPending' | 'error' | 'reset'>
  /** IANA name of the zone in which the time of a restored draft is shown. */
  timezone: string
}

/** The form object: fields are bound to it by name, dialogs and pages show its state. */
export type FormObject<Values extends object> = {
  values: Values
  /** True if something differs from what the form began with. */
  isDirty: boolean
  isSending: boolean
  /** Counts how often it was sent or refused: each time the first wrong field takes the focus, or the choice of a conflict. */
  attempts: number
  /** Failure of the whole; one about a field is shown there. */
  failure: string | null
  /** Why it was not saved, whatever it is about. */
  error: Error | null
  /** Says with a failure that nothing of what was typed is lost. */
  isInputPreserved: boolean
  conflict: FormConflict | null
  /** Values typed before a reload, and a way to be rid of them. */
  draft: { typedAt: number | null; timezone: string; discard: () => void }
  submit: (event?: SubmitEvent<HTMLFormElement>) => void
  /** Sends the form with these values, as a second button does. */
  submitWith: (changes: Partial<Values>) => void
  /** Changes several values at once, where one follows from another. */
  change: (changes: Partial<Values>) => void
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>
}

/** Common behaviour of all forms, whatever they send and wherever their values are stored. */
export function useFormObject<Values extends object>(
  parts: FormParts<Values>,
): FormObject<Values> & { countAttempt: () => void } {
  const { draft, sending, timezone, ...checks } = parts
  const { form: values } = draft
  const [attempts, setAttempts] = useState(0)
  const problems = useFieldProblems({ ...checks, values, error: sending.error })

  const countAttempt = () => setAttempts(attempts + 1)

  function send(next: Values) {
    if (sending.isPending) return
    countAttempt()
    if (problems.checkAll(next)) sending.mutate(next)
    else sending.reset()
  }

  function change(next: Values, changed: readonly string[]) {
    draft.setForm(next)
    problems.recheck(next, changed)
  }

  return {
    values,
    isDirty: isChanged(draft.base, values),
    isSending: sending.isPending,
    attempts,
    countAttempt,
    failure: sending.error === null || problems.isSaidAtField ? null : failureText(sending.error),
    error: sending.error,
    isInputPreserved: false,
    conflict: null,
    draft: {
      typedAt: draft.typedAt,
      timezone,
      discard: () => {
        draft.discard()
        problems.clear()
        sending.reset()
      },
    },
    submit: (event) => {
      event?.preventDefault()
      send(values)
    },
    submitWith: (changes) => {
      const next = { ...values, ...changes }
      draft.setForm(next)
      send(next)
    },
    change: (changes) => change({ ...values, ...changes }, Object.keys(changes)),
    field: (name) => ({
      value: values[name],
      problem: problems.problemOf(name),
      isRequired: problems.isRequired(name),
      onChange: (value) => change({ ...values, [name]: value }, [name]),
    }),
  }
}
