import { useState } from 'react'
import type { FieldProps } from './form-state.ts'
import { TextField } from './TextField.tsx'
import { withOther } from './with-other.tsx'

const WHOLE = /^\d{1,9}$/
const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/

type NumberFieldProps = FieldProps<number | string | null> & {
  /** With a fraction; else a whole number. */
  isDecimal?: boolean
}

/**
 * A number of at least 0. A text that is not a number stays as it was typed, for the form to refuse it; a number stays as it
 * was typed too: `12.50` does not become `12.5` while typing.
 */
export const NumberField = /* @__PURE__ */ withOther(PlainNumberField)

function PlainNumberField({ value, onChange, isDecimal = false, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: String(value ?? ''), value })
  // Another value than was typed here, such as after Discard.
  const text = typed.value === value ? typed.text : String(value ?? '')
  return (
    <TextField
      {...field}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      value={text}
      onChange={(next) => {
        const digits = next.trim()
        const number = (isDecimal ? DECIMAL : WHOLE).test(digits) ? Number(digits) : next
        setTyped({ text: next, value: number })
        onChange(number)
      }}
    />
  )
}
