import { ProForm } from '@ant-design/pro-components'
import { Segmented } from 'antd'
import { useId, type ReactNode } from 'react'
import { useRequired } from './use-rules.ts'

type ChoiceFieldProps<V extends string | number> = {
  name: string
  label: string
  options: readonly { value: V; label: string }[]
  isDisabled?: boolean
  note?: ReactNode
}

/** One of a few, all in view. A choice is required: there is no way back to none. */
export function ChoiceField<V extends string | number>(props: ChoiceFieldProps<V>) {
  const { name, label, options, isDisabled = false, note } = props
  const required = useRequired('choice', label)
  const id = useId()
  return (
    <ProForm.Item name={name} label={label} rules={[required]} extra={note}>
      <Segmented<V> name={id} aria-label={label} block options={[...options]} disabled={isDisabled} />
    </ProForm.Item>
  )
}
