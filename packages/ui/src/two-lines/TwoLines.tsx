import type { PointerEvent, ReactNode } from 'react'
import styles from './TwoLines.module.css'

type TwoLinesProps = {
  first: ReactNode
  /** Null: there is one line. */
  second: ReactNode
  /**
   * Both are secondary facts of the row, such as when it was changed and by whom: of those a cell shows the first, with the
   * second in its tooltip.
   */
  isQuiet?: boolean
}

/** Two facts of a row that belong together: below each other in a cell, beside each other on a card of a phone. */
export function TwoLines({ first, second, isQuiet = false }: TwoLinesProps) {
  return (
    <span className={styles['lines']} data-quiet={isQuiet} {...(isQuiet && { onPointerEnter: showBoth })}>
      <span>{first}</span>
      {second !== null && (
        <>
          <span className={styles['between']}> · </span>
          <span className={`ui-size-12 ui-muted ${styles['second']}`}>{second}</span>
        </>
      )}
    </span>
  )
}

/** The tooltip of a cell that shows one of its two facts. */
function showBoth({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.title = currentTarget.textContent
}
