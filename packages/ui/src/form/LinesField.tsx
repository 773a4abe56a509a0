import type { FieldProps } from './form-state.ts'
import { LongTextField } from './LongTextField.tsx'
import { withOther } from './with-other.tsx'

const ROWS = { minRows: 3, maxRows: 12 }

/** Short texts in their order, one a line. */
export const LinesField = /* @__PURE__ */ withOther(PlainLinesField)

function PlainLinesField({ value, onChange, ...field }: FieldProps<readonly string[]>) {
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
