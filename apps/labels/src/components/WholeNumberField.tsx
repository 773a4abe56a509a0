import { type FieldProps, FormField, withOther } from '@console/ui/form'
import { NumberInput } from '@console/ui/number-input'

type WholeNumberFieldProps = FieldProps<number | null> & {
  /** Without them it is the form that refuses a number. */
  bounds?: { min: number; max: number }
  unit?: string
}

/** A whole number within bounds: what lies outside becomes the nearest bound when the field is left (LABEL-Q33). */
export const WholeNumberField = /* @__PURE__ */ withOther(PlainWholeNumberField)

function PlainWholeNumberField(props: WholeNumberFieldProps) {
  const { label, note, value, bounds, unit, problem, isRequired, onChange } = props
  return (
    <FormField label={label} note={note} problem={problem} isRequired={isRequired}>
      {(control) => (
        <NumberInput
          {...control}
          {...(bounds === undefined ? {} : { ...bounds, precision: 0 })}
          {...(unit === undefined ? {} : { suffix: unit })}
          value={value}
          inputMode={bounds !== undefined && bounds.min < 0 ? 'text' : 'numeric'}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
