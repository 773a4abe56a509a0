import { Input, type InputProps } from 'antd'
import { useState } from 'react'

type DecimalInputProps = Omit<InputProps, 'value' | 'onChange'> & {
  value: unknown
  onChange: (value: number | string) => void
}

/** A decimal number. The typed text is preserved: `12.50` does not become `12.5` while typing. */
export function DecimalInput({ value, onChange, ...rest }: DecimalInputProps) {
  const [text, setText] = useState(
    typeof value === 'number' || typeof value === 'string' ? String(value) : '',
  )
  return (
    <Input
      {...rest}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const typed = target.value.trim()
        onChange(/^\d{1,9}(\.\d{1,6})?$/.test(typed) ? Number(typed) : target.value)
      }}
    />
  )
}
