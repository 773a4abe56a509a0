import { Segmented } from 'antd'
import { useId } from 'react'
import type { FieldProps } from './form-state.ts'
import { FieldNote } from './FormField.tsx'
import { withOther } from './with-other.tsx'
import styles from './FormField.module.css'

type SegmentedFieldProps<V extends string | number> = FieldProps<V> & {
  options: readonly { value: V; label: string }[]
}

/** One of a few options, all in view; the label is for screen readers only. */
export const SegmentedField = /* @__PURE__ */ withOther(PlainSegmentedField)

function PlainSegmentedField<V extends string | number>(props: SegmentedFieldProps<V>) {
  const { label, note, value, problem, isDisabled = false, options, onChange } = props
  const id = useId()
  return (
    <div className={`${styles['field']} ${styles['narrow']} ${styles['segmented']}`}>
      <Segmented<V>
        name={id}
        aria-label={label}
        value={value}
        options={[...options]}
        disabled={isDisabled}
        onChange={onChange}
      />
      <FieldNote id={`${id}-note`} note={note} problem={problem} />
    </div>
  )
}
