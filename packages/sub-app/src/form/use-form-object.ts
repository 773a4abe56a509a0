import type { UseMutationResult } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
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
  isRequired?: true
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
  /** Checks these fields, as a step does before the next; false when some are wrong, the first of which takes the focus. */
  checkFields: (names: readonly (keyof Values & string)[]) => boolean
  /** Changes several values at once, where one follows from another; `paths` are those that it checks, in a list of rows. */
  change: (changes: Partial<Values>, paths?: readonly string[]) => void
  /** The problem of one field of a row, by its path. */
  problemOf: (path: string) => string | undefined
  /** Its function is the same at every render: a field in `memo` is rendered with its own changes only. */
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

  return {
    ...useFields(draft, problems),
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
    checkFields: (names) => {
      const areRight = problems.checkAll(values, names)
      if (!areRight) countAttempt()
      return areRight
    },
  }
}

/** The fields by their names, and how they change: each by one function, which changes the values of the latest render. */
function useFields<Values extends object>(
  { form: values, setForm }: FormDraft<Values>,
  { problemOf, recheck, isRequired }: ReturnType<typeof useFieldProblems<Values>>,
): Pick<FormObject<Values>, 'change' | 'problemOf' | 'field'> {
  function change(next: Values, changed: readonly string[]) {
    setForm(next)
    recheck(next, changed)
  }
  const changeField = (name: string, value: unknown) => change({ ...values, [name]: value }, [name])
  const latest = useRef(changeField)
  useLayoutEffect(() => {
    latest.current = changeField
  })
  const [handlers] = useState(() => new Map<string, (value: unknown) => void>())
  function findHandler(name: string) {
    const handler = handlers.get(name) ?? ((value: unknown) => latest.current(name, value))
    handlers.set(name, handler)
    return handler
  }
  return {
    change: (changes, paths = Object.keys(changes)) => change({ ...values, ...changes }, paths),
    problemOf,
    field: (name) => ({
      value: values[name],
      problem: problemOf(name),
      onChange: findHandler(name),
      ...(isRequired(name) && { isRequired: true }),
    }),
  }
}
