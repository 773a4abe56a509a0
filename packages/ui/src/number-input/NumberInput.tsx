import { InputNumber, type InputNumberProps } from 'antd'
import { useEffect, useRef } from 'react'

/**
 * A number with steppers for the pointer. The field itself is a spin button, which the arrow keys step, so its steppers
 * are no buttons of their own to screen readers, which would hear names that are English in every language.
 */
export function NumberInput(props: InputNumberProps<number>) {
  const box = useRef<HTMLSpanElement>(null)
  // Runs after each render: a field that is enabled gets new steppers.
  useEffect(() => {
    box.current?.querySelector('.ant-input-number-actions')?.setAttribute('aria-hidden', 'true')
  })
  return (
    <span ref={box} style={{ display: 'contents' }}>
      <InputNumber<number> {...props} />
    </span>
  )
}
