import { Input, type InputProps, type InputRef } from 'antd'
import { useEffect, useRef } from 'react'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'

type TextFieldProps = FieldProps<string> & {
  type?: 'text' | 'email' | 'tel' | 'password'
  /** Keyboard that a phone offers. */
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  onEscape?: () => void
  /** Attributes for what the browser may fill in, and under which name. */
  input?: Pick<
    InputProps,
    | 'name'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'maxLength'
    | 'size'
    | 'variant'
    | 'readOnly'
    | 'count'
  >
}

/** One line of text in a form. */
export const TextField = /* @__PURE__ */ withOther(PlainTextField)

function PlainTextField(props: TextFieldProps) {
  const {
    label,
    note,
    value,
    problem,
    onChange,
    isDisabled,
    isRequired,
    type = 'text',
    hasFocus = false,
  } = props
  const { inputMode = 'text', onEscape, input: more } = props
  const input = useRef<InputRef>(null)
  // Once: a ref callback would run, and take the focus from other fields, at every render.
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          autoComplete="off"
          {...more}
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
