import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import styles from './Explained.module.css'

/** A word with what is behind it, for pointer and keyboard. The tooltip describes the button while it is open, `text` before. */
export function Explained({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip title={text} trigger={['hover', 'focus']}>
      {/* oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a global attribute since ARIA 1.3 */}
      <button type="button" className={styles['explained']} aria-description={text}>
        {children}
      </button>
    </Tooltip>
  )
}
