import { FormField, type FieldProps } from '@console/ui/form'
import { Input } from 'antd'

const FORMAT = 'hh:mm:ss'

/**
 * A duration of less than a day, entered as hours, minutes and seconds (WORK-045). Typed as text: a browser's own field for times
 * shows a minute and a half as 12:01:30 AM.
 */
export function ClockField({ label, value, problem, onChange }: FieldProps<string>) {
  return (
    <FormField label={label} problem={problem}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={FORMAT.length}
          placeholder={FORMAT}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}
