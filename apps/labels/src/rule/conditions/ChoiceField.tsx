import { Segmented } from 'antd'
import { useId } from 'react'
import styles from './ConditionFields.module.css'

type ChoiceFieldProps<V extends number> = {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** One of two, both in view, below its label. */
export function ChoiceField<V extends number>({ label, value, options, onChange }: ChoiceFieldProps<V>) {
  const id = useId()
  return (
    <div className={`ui-stack ui-gap-4 ui-shrinks ui-small ${styles['choice']}`}>
      <span id={id}>{label}</span>
      <Segmented<V>
        block
        name={id}
        aria-labelledby={id}
        value={value}
        options={[...options]}
        onChange={onChange}
      />
    </div>
  )
}
