import { Tooltip } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import styles from './Explained.module.css'

/** A word with what is behind it, for pointer and keyboard. While the tooltip is open, it describes the word by itself. */
export function Explained({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={text} trigger={['hover', 'focus']} onOpenChange={setOpen}>
        <button type="button" className={styles['explained']} aria-describedby={isOpen ? undefined : id}>
          {children}
        </button>
      </Tooltip>
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}
