import { Input, type InputRef } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { FormField } from './FormField.tsx'

type TextFieldProps = {
  label: string
  note?: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel'
  /** Selects the phone's keyboard. */
  inputMode?: 'text' | 'numeric'
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  onEscape?: () => void
}

/** One line of text in a form. */
export function TextField(props: TextFieldProps) {
  const { label, note, value, problem, onChange, type = 'text', hasFocus = false, onEscape } = props
  const { inputMode = 'text' } = props
  const id = useId()
  const input = useRef<InputRef>(null)
  // Once: a ref callback would run, and take the focus from other fields, at every render.
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  return (
    <FormField id={id} label={label} note={note} problem={problem}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          autoComplete="off"
          {...(type === 'text' ? { inputMode } : {})}
          ref={input}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || onEscape === undefined) return
            // Nothing around the field closes as well.
            event.preventDefault()
            event.stopPropagation()
            onEscape()
          }}
          onChange={({ target }) => {
            onChange(target.value)
          }}
        />
      )}
    </FormField>
  )
}
