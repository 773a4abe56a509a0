import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isChanged } from '../form-draft/draft-changes.ts'
import type { FormDraft } from '../form-draft/use-form-draft.ts'
import { failureText } from '../http/failure-text.ts'

/** What is wrong with fields, by their names. */
export type FieldProblems<Values> = Readonly<Partial<Record<keyof Values & string, string>>>

/** The same as others see it, such as the contract and the server: a name may be none of the form's. */
type AnyProblems = Readonly<Record<string, string>>

/** What the control of one field needs. */
export type FieldBinding<Value> = {
  value: Value
  problem: string | undefined
  onChange: (value: Value) => void
}

/** Somebody else changed the same thing: the user chooses, or reads what saving would do. */
type FormConflict = { keepMine: () => void; takeTheirs: () => void } | { text: string }

export type FormChecks<Values> = {
  /** What is wrong when the form is sent; a field that was refused is checked again with every change. */
  check?: ((values: Values) => FieldProblems<Values> | AnyProblems) | undefined
  /** What is wrong while it is typed. The form is not sent either. */
  checkTyped?: ((values: Values) => FieldProblems<Values>) | undefined
  /** The fields that a failure is about, with what to say there. A failure that is about none is shown for the whole form. */
  refusedFields?: ((error: Error) => FieldProblems<Values> | AnyProblems) | undefined
}

type FormParts<Values extends object> = FormChecks<Values> & {
  draft: FormDraft<Values>
  sending: Pick<UseMutationResult<unknown, Error, Values>, 'mutate' | 'isPending' | 'error' | 'reset'>
  /** IANA name of the zone in which the time of a restored draft is shown. */
  timezone: string
}

/** The form object: fields are bound to it by name, dialogs and pages show its state. */
export type FormObject<Values extends object> = {
  values: Values
  /** Whether something differs from what the form began with. */
  isDirty: boolean
  isSending: boolean
  /** How often it was sent or refused: each time the first wrong field takes the focus. */
  attempts: number
  /** What went wrong with the whole; what is about a field is shown there. */
  failure: string | null
  /** Why it was not saved, whatever it is about. */
  error: Error | null
  /** Says with a failure that nothing of what was typed is lost. */
  isInputPreserved: boolean
  conflict: FormConflict | null
  /** What was typed before a reload, and how to be rid of it. */
  draft: { typedAt: number | null; timezone: string; discard: () => void }
  submit: (event?: SubmitEvent<HTMLFormElement>) => void
  /** Sends the form with these values, as a second button does. */
  submitWith: (changes: Partial<Values>) => void
  /** Changes several values at once, where one follows from another. */
  change: (changes: Partial<Values>) => void
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>
}

const NO_PROBLEMS = () => ({})
const NO_NAMES: ReadonlySet<string> = new Set()

/** What every form does, whatever it sends and wherever its values are stored. */
export function useFormObject<Values extends object>(parts: FormParts<Values>): FormObject<Values> {
  const { draft, sending, timezone } = parts
  const { check = NO_PROBLEMS, checkTyped = NO_PROBLEMS, refusedFields = NO_PROBLEMS } = parts
  const { form: values } = draft
  const [attempts, setAttempts] = useState(0)
  const [complained, setComplained] = useState(NO_NAMES)
  // Fields of a failure that the person has changed since.
  const [revised, setRevised] = useState<{ error: Error | null; names: ReadonlySet<string> }>({
    error: null,
    names: NO_NAMES,
  })
  // Texts are made while rendering: they follow a switch of the language.
  const typed = new Map(Object.entries<string | undefined>(checkTyped(values)))
  const found = new Map(Object.entries<string | undefined>(complained.size === 0 ? {} : check(values)))
  const refused = new Map(
    Object.entries<string | undefined>(sending.error === null ? {} : refusedFields(sending.error)),
  )
  const refusedNow = (name: string) =>
    revised.error === sending.error && revised.names.has(name) ? undefined : refused.get(name)

  function reset() {
    setComplained(NO_NAMES)
    sending.reset()
  }

  function send(next: Values) {
    if (sending.isPending) return
    setAttempts(attempts + 1)
    const wrong = namesOf(check(next))
    setComplained(new Set(wrong))
    if (wrong.length > 0 || namesOf(checkTyped(next)).length > 0) sending.reset()
    else sending.mutate(next)
  }

  function change(next: Values, changed: readonly string[]) {
    draft.setForm(next)
    const names = changed.filter((name) => complained.has(name) || refusedNow(name) !== undefined)
    if (names.length === 0) return
    const others = [...complained].filter((name) => !names.includes(name))
    const wrong = namesOf(check(next)).filter((name) => names.includes(name))
    setComplained(new Set([...others, ...wrong]))
    const before = revised.error === sending.error ? revised.names : NO_NAMES
    setRevised({ error: sending.error, names: new Set([...before, ...names]) })
  }

  const isSaidAtField = complained.size > 0 || [...refused.keys()].some((name) => name in values)
  return {
    values,
    isDirty: isChanged(draft.base, values),
    isSending: sending.isPending,
    attempts,
    failure: sending.error === null || isSaidAtField ? null : failureText(sending.error),
    error: sending.error,
    isInputPreserved: false,
    conflict: null,
    draft: {
      typedAt: draft.typedAt,
      timezone,
      discard: () => {
        draft.discard()
        reset()
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
      problem: typed.get(name) ?? (complained.has(name) ? found.get(name) : undefined) ?? refusedNow(name),
      onChange: (value) => change({ ...values, [name]: value }, [name]),
    }),
  }
}

function namesOf(problems: object): string[] {
  return Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [name]))
}
