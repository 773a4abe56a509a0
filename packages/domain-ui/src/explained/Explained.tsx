import { Tooltip } from 'antd'
import { useId, type ReactNode } from 'react'
import styles from './Explained.module.css'

/** A word with what is behind it, for pointer and keyboard. */
export function Explained({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Tooltip title={text} trigger={['hover', 'focus']}>
        <button type="button" className={styles['explained']} aria-describedby={id}>
          {children}
        </button>
      </Tooltip>
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}
