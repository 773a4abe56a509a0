import { Icon } from '@console/ui'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './ChangesTable.module.css'

/** Names shown beside a fold; the rest is behind it. */
const MAX_NAMES = 6

type FoldRowProps = {
  summary: string
  names: readonly string[]
  /** Row groups (`tbody`) that are shown below once it is open. */
  children: ReactNode
}

/** The folded unchanged fields: count, names, and all of them on a click. */
export function FoldRow({ summary, names, children }: FoldRowProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const shown = names.slice(0, MAX_NAMES).join(formatMessage({ id: 'audit.separator' }))
  return (
    <>
      <tbody>
        <tr>
          <td colSpan={3} className={styles['fold']}>
            <button
              type="button"
              className={styles['foldButton']}
              aria-expanded={isOpen}
              onClick={() => {
                setIsOpen(!isOpen)
              }}
            >
              <Icon name={isOpen ? 'down' : 'right'} size={12} />
              <span className={styles['foldCount']}>{summary}</span>
              <span className={styles['foldNames']}>
                {shown}
                {names.length > MAX_NAMES && ' …'}
              </span>
            </button>
          </td>
        </tr>
      </tbody>
      {isOpen && children}
    </>
  )
}
