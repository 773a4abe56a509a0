import { FormField, type FieldProps } from '@console/ui/form'
import { Input } from 'antd'

/** A duration of less than a day, entered as a time of day with seconds (WORK-045). */
export function ClockField({ label, value, problem, onChange }: FieldProps<string>) {
  return (
    <FormField label={label} problem={problem}>
      {(control) => (
        <Input
          {...control}
          type="time"
          step={1}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}
