import type { MouseEvent } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './BandField.module.css'
import type { BandRangePickerProps } from './BandRangePicker.tsx'

/** What somebody did with the button, for the picker that replaces it: they opened it, or are in it, at one end of the range. */
export type RangeEntry = { isOpen: boolean; hasFocus: boolean; end: 0 | 1 }

type BandRangeButtonProps = Pick<BandRangePickerProps, 'label' | 'value' | 'width' | 'error'> & {
  /** Null once the focus has left it. */
  onEntry: (entry: RangeEntry | null) => void
  /** The picker is on its way. */
  isAwaited: boolean
}

/** Looks like a `BandRangePicker`, for as long as the code of calendars is not needed: until somebody points at it or enters it. */
export function BandRangeButton(props: BandRangeButtonProps) {
  const { label, value, width = 250, error, onEntry, isAwaited } = props
  const open = (event: MouseEvent<HTMLElement>) => {
    // Now, since the picker may be there before the browser would move the focus.
    event.preventDefault()
    event.currentTarget.focus()
    const isLast = event.target instanceof Element && event.target.closest('[data-last]') !== null
    onEntry({ isOpen: true, hasFocus: true, end: isLast ? 1 : 0 })
  }
  return (
    <div className={styles['field']} style={{ width }}>
      <button
        type="button"
        className={styles['rangeButton']}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={isAwaited}
        data-range-button
        data-invalid={error !== undefined}
        onPointerEnter={({ currentTarget }) => {
          const hasFocus = currentTarget === document.activeElement
          if (!hasFocus) onEntry({ isOpen: false, hasFocus, end: 0 })
        }}
        onMouseDown={open}
        onClick={open}
        onFocus={() => onEntry({ isOpen: false, hasFocus: true, end: 0 })}
        onBlur={() => onEntry(null)}
      >
        <span className={styles['label']}>{label}</span>
        <span className={styles['day']}>{value?.[0]}</span>
        <span className={styles['dash']}>–</span>
        <span className={styles['day']} data-last>
          {value?.[1]}
        </span>
        <Icon name="calendar" />
      </button>
      {error !== undefined && (
        <span className={styles['error']} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
