import type { SubmitEvent } from 'react'

/** Failures of a form as a whole. */
export type FormTrouble = {
  failure: string | null
  /** Says with a failure that nothing of what was typed is lost. */
  isInputPreserved: boolean
  /** Somebody else changed the same thing: the user chooses, or reads what saving would do. */
  conflict: { keepMine: () => void; takeTheirs: () => void } | { text: string } | null
}

/** The part of a form object that the frame of a form reads (`useForm`, `useCallForm` of `@console/sub-app/form`). */
export type FormState = FormTrouble & {
  isSending: boolean
  /** Number of times that it was sent or refused. */
  attempts: number
  /** `timezone` is that in which the time of a restored draft is shown. */
  draft: { typedAt: number | null; timezone: string; discard: () => void }
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Props that every field takes: a label, and its part of the form object, as `{...form.field('name')}`. */
export type FieldProps<Value> = {
  label: string
  note?: string | undefined
  value: Value
  problem: string | undefined
  onChange: (value: Value) => void
  isDisabled?: boolean
  /** The form is refused while it is empty: a mark at the label, and `aria-required`. */
  isRequired?: boolean
  /** The value of somebody else who saved meanwhile (`withOther`). */
  other?: { value: unknown; onTake: () => void } | undefined
}
