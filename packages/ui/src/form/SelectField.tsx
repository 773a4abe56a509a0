import { Select } from 'antd'
import { useId, type ReactNode } from 'react'
import styles from './FormField.module.css'
import { FormField } from './FormField.tsx'

type SelectFieldProps<V extends string | number> = {
  label: string
  note?: string
  value: V | null
  /** The label of a disabled option says why. */
  options: readonly { value: V; label: string; disabled?: boolean }[]
  problem: string | undefined
  /** The placeholder when nothing is chosen; absent for required fields. */
  noneText?: string
  isLoading?: boolean
  onChange: (value: V | null) => void
}

/** Wrapped, not truncated: options may differ only at the end, which may also say why one is disabled. */
function wholeOption({ label }: { label?: ReactNode }) {
  return <span className={styles['option']}>{label}</span>
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
          optionRender={wholeOption}
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
