import { FormField } from '@console/ui/form'
import { NumberInput } from '@console/ui/number-input'
import styles from './ConditionFields.module.css'

type WholeNumberFieldProps = {
  label: string
  note?: string
  value: number | null
  bounds: { min: number; max: number }
  problem: string | undefined
  onChange: (value: number | null) => void
}

/** A whole number within bounds: what lies outside becomes the nearest bound when the field is left (LABEL-Q33). */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { label, note, value, bounds, problem, onChange } = props
  return (
    <FormField label={label} note={note} problem={problem}>
      {({ status, ...control }) => (
        <NumberInput
          {...control}
          {...(status === undefined ? {} : { status })}
          className={styles['number'] ?? ''}
          value={value}
          min={bounds.min}
          max={bounds.max}
          precision={0}
          inputMode={bounds.min < 0 ? 'text' : 'numeric'}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
