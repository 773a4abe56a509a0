import { FormField } from '@console/ui/form'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { INPUTS } from '../../model/settings-form.ts'

type SettingFieldProps = {
  name: keyof typeof INPUTS
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  /** Below the field. */
  children?: ReactNode
}

/** A setting that is a number, with its unit. */
export function SettingField({ name, value, problem, onChange, children }: SettingFieldProps) {
  const { formatMessage } = useIntl()
  const { min, max, step } = INPUTS[name]
  return (
    <div>
      <FormField
        label={formatMessage({ id: `voice.config.${name}` })}
        note={formatMessage({ id: `voice.config.${name}.note` })}
        problem={problem}
      >
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
      {children}
    </div>
  )
}
