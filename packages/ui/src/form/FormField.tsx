import type { ReactNode } from 'react'
import styles from './FormField.module.css'

/** The props that link a control to its label and its problem. */
export type ControlProps = {
  id: string
  status?: 'error'
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type FormFieldProps = {
  id: string
  label: string
  note?: string | undefined
  problem: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, and below it a note or what is wrong. */
export function FormField({ id, label, note, problem, children }: FormFieldProps) {
  const noteId = `${id}-note`
  const isWrong = problem !== undefined
  const text = isWrong ? problem : note
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(isWrong ? { status: 'error' as const, 'aria-invalid': true as const } : {}),
        ...(text === undefined ? {} : { 'aria-describedby': noteId }),
      })}
      {text !== undefined && (
        <span
          id={noteId}
          className={isWrong ? styles['problem'] : styles['note']}
          {...(isWrong ? { role: 'alert' } : {})}
        >
          {text}
        </span>
      )}
    </div>
  )
}
