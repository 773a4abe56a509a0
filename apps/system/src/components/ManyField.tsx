import { FormField } from '@console/ui/form'
import { Select } from 'antd'
import { useId } from 'react'

export type ManyOption = { value: number; label: string; disabled?: boolean }

type ManyFieldProps = {
  label: string
  note?: string
  value: readonly number[]
  options: readonly ManyOption[]
  problem: string | undefined
  isDisabled?: boolean
  isLoading?: boolean
  onChange: (value: number[]) => void
}

/** A searchable multi-select. */
export function ManyField(props: ManyFieldProps) {
  const { label, note, value, options, problem, isDisabled = false, isLoading = false, onChange } = props
  const id = useId()
  return (
    <FormField id={id} label={label} note={note} problem={problem}>
      {(control) => (
        <Select<number[]>
          {...control}
          mode="multiple"
          value={[...value]}
          options={[...options]}
          disabled={isDisabled}
          loading={isLoading}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
