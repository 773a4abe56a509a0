import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import styles from './BandField.module.css'

/** The state of a button that its picker takes over: opened or focused, and at which end of a range. */
export type PickerEntry = { isOpen: boolean; hasFocus: boolean; end: 0 | 1 }

/** Two days with their dash and the calendar, px. */
export const RANGE_WIDTH = 250
/** One day or month behind its label, px. */
export const DAY_WIDTH = 204

export type BandPickerButtonProps = {
  label: string
  /** The choice, as the picker writes it: one text, or both ends of a range; null is none. */
  chosen: readonly [only: string | null] | readonly [first: string | null, last: string | null]
  width?: number | undefined
  error?: string | undefined
  /** Null once the focus has left it. */
  onEntry: (entry: PickerEntry | null) => void
  /** The picker is on its way. */
  isAwaited: boolean
}

/**
 * Looks like a `BandRangePicker`, `BandMonth` or `BandDay`, for as long as the code of calendars is not needed: until somebody
 * points at it or enters it.
 */
export function BandPickerButton(props: BandPickerButtonProps) {
  const { label, chosen, error, onEntry, isAwaited } = props
  const isRange = chosen.length === 2
  const { width = isRange ? RANGE_WIDTH : DAY_WIDTH } = props
  const open = (event: MouseEvent<HTMLElement>) => {
    // Moves the focus now, since the picker may replace the button before the browser would move it.
    event.preventDefault()
    event.currentTarget.focus()
    const isLast = event.target instanceof Element && event.target.closest('[data-last]') !== null
    onEntry({ isOpen: true, hasFocus: true, end: isLast ? 1 : 0 })
  }
  return (
    <div className="ui-stack" style={{ width }}>
      <button
        type="button"
        className={styles['pickerButton']}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={isAwaited}
        data-picker-button={isRange ? 'range' : 'day'}
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
        <Chosen text={chosen[0]} none={isRange ? 'ui.range.first' : 'ui.day.choose'} />
        {isRange && (
          <>
            <span className={styles['dash']}>–</span>
            <Chosen text={chosen[1]} none="ui.range.last" isLast />
          </>
        )}
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

type ChosenProps = {
  text: string | null
  none: 'ui.day.choose' | 'ui.range.first' | 'ui.range.last'
  isLast?: true
}

/** The text of one end, or of what to choose there. */
function Chosen({ text, none, isLast }: ChosenProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['day']} data-last={isLast} data-none={text === null}>
      {text ?? formatMessage({ id: none })}
    </span>
  )
}
