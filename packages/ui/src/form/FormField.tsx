import { useId, type ReactNode } from 'react'
import styles from './FormField.module.css'

/** The props that link a control to its label and its problem. */
export type ControlProps = {
  id: string
  disabled: boolean
  status?: 'error'
  'aria-invalid'?: true
  'aria-describedby'?: string
  'aria-required'?: true
}

type FormFieldProps = {
  label: string
  note?: string | undefined
  problem?: string | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  /** The surroundings of the field say its label to people who see them. */
  isLabelHidden?: boolean
  /** Its control is as wide as it is, such as a switch. */
  isNarrow?: boolean
  /** At the end of the line of the label, such as how the field is shown. */
  tools?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, and below it a note or what is wrong. */
export function FormField(props: FormFieldProps) {
  const { label, note, problem, isDisabled = false, isRequired = false } = props
  const { isLabelHidden = false, isNarrow, tools, children } = props
  const id = useId()
  const noteId = `${id}-note`
  // Nobody has to fill what cannot be changed.
  const isMarked = isRequired && !isDisabled
  return (
    <div className={`${styles['field']} ${isNarrow === true ? styles['narrow'] : ''}`}>
      {tools === undefined ? (
        <label
          htmlFor={id}
          className={isLabelHidden ? 'visually-hidden' : undefined}
          data-required={isMarked}
        >
          {label}
        </label>
      ) : (
        <div className={`ui-cluster ui-between ui-gap-4-12 ${styles['head']}`}>
          <label htmlFor={id} data-required={isMarked}>
            {label}
          </label>
          {tools}
        </div>
      )}
      {children({
        id,
        disabled: isDisabled,
        ...(isRequired ? { 'aria-required': true } : {}),
        ...toMarkProps({ note, problem, noteId }),
      })}
      <FieldNote id={noteId} note={note} problem={problem} />
    </div>
  )
}

type GroupProps = {
  'aria-labelledby': string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** The same for a control of several parts, which a label cannot name: the label belongs to the group. */
export function FormGroup({
  label,
  note,
  problem,
  isRequired = false,
  children,
}: Omit<FormFieldProps, 'children' | 'tools'> & { children: (group: GroupProps) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const { status: _status, ...marks } = toMarkProps({ note, problem, noteId })
  return (
    <div className={styles['field']}>
      <span id={id} data-required={isRequired}>
        {label}
      </span>
      {children({ 'aria-labelledby': id, ...marks })}
      <FieldNote id={noteId} note={note} problem={problem} />
    </div>
  )
}

type Marked = { note: string | undefined; problem: string | undefined; noteId: string }

function toMarkProps({ note, problem, noteId }: Marked) {
  return {
    ...(problem === undefined ? {} : { status: 'error' as const, 'aria-invalid': true as const }),
    ...((problem ?? note) === undefined ? {} : { 'aria-describedby': noteId }),
  }
}

type FieldNoteProps = { id: string; note: string | undefined; problem: string | undefined }

/** Under a field: what is wrong with it, else what there is to know. */
export function FieldNote({ id, note, problem }: FieldNoteProps) {
  if (problem !== undefined) {
    return (
      <span id={id} className="ui-note ui-error" role="alert">
        {problem}
      </span>
    )
  }
  return note === undefined ? null : (
    <span id={id} className="ui-note ui-faint">
      {note}
    </span>
  )
}
