import { FormField, withOther, type FieldProps } from '@console/ui/form'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { INPUTS } from '../../model/settings-form.ts'

type SettingFieldProps = Omit<FieldProps<string>, 'label' | 'note'> & {
  name: keyof typeof INPUTS
  /** Below the field. */
  children?: ReactNode
}

/** A setting that is a number, with its unit. */
export function SettingField({ name, children, ...field }: SettingFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <div>
      <SettingInput
        name={name}
        label={formatMessage({ id: `voice.config.${name}` })}
        note={formatMessage({ id: `voice.config.${name}.note` })}
        {...field}
      />
      {children}
    </div>
  )
}

const SettingInput = withOther(PlainInput)

function PlainInput({
  name,
  label,
  note,
  value,
  problem,
  isDisabled,
  onChange,
}: FieldProps<string> & Pick<SettingFieldProps, 'name'>) {
  const { formatMessage } = useIntl()
  const { min, max, step } = INPUTS[name]
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          required
          suffix={formatMessage({ id: `voice.config.${name}.unit` })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}
