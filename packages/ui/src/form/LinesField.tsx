import type { FieldProps } from './form-state.ts'
import { LongTextField } from './LongTextField.tsx'

const ROWS = { minRows: 3, maxRows: 12 }

/** Short texts in their order, one a line. */
export function LinesField({ value, onChange, ...field }: FieldProps<readonly string[]>) {
  return (
    <LongTextField
      {...field}
      rows={ROWS}
      value={value.join('\n')}
      onChange={(text) => {
        onChange(text === '' ? [] : text.split('\n'))
      }}
    />
  )
}
