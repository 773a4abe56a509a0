import { Select } from 'antd'
import { useId } from 'react'
import { FormField } from './FormField.tsx'

type SelectFieldProps<V extends string | number> = {
  label: string
  note?: string
  value: V | null
  options: readonly { value: V; label: string }[]
  problem: string | undefined
  /** What stands there when nothing is chosen; absent where something has to be. */
  noneText?: string
  isLoading?: boolean
  onChange: (value: V | null) => void
}

/** A choice in a form, searched by typing. */
export function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const { label, note, value, options, problem, noneText, isLoading = false, onChange } = props
  const id = useId()
  return (
    <FormField id={id} label={label} note={note} problem={problem}>
      {(control) => (
        <Select<V>
          {...control}
          value={value}
          options={[...options]}
          loading={isLoading}
          placeholder={noneText}
          allowClear={noneText !== undefined}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next) => {
            onChange((next as V | undefined) ?? null) // cleared, antd hands over undefined
          }}
        />
      )}
    </FormField>
  )
}
