import { Switch } from 'antd'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'

/** On or off. */
export const SwitchField = /* @__PURE__ */ withOther(PlainSwitchField)

function PlainSwitchField({ label, note, value, problem, isDisabled, onChange }: FieldProps<boolean>) {
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isNarrow>
      {({ status: _status, ...control }) => (
        <Switch {...control} aria-label={label} checked={value} onChange={onChange} />
      )}
    </FormField>
  )
}
