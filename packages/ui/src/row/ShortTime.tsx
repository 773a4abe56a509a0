import { today } from '../time/wall-clock.ts'
import styles from './Row.module.css'

/** `YYYY-` and `YYYY-MM-DD HH:mm`, by their lengths. */
const YEAR_LENGTH = 5
const MINUTE_LENGTH = 16

/**
 * A time in one line of a table, from `YYYY-MM-DD HH:mm:ss`. Where room is scarce, the seconds and the year that it is now are
 * out of sight, but still read, copied and in the tooltip. Any other text is shown as it is.
 */
export function ShortTime({ text }: { text: string }) {
  if (text.length <= MINUTE_LENGTH) return <>{text}</>
  const isThisYear = text.slice(0, YEAR_LENGTH) === today('UTC').slice(0, YEAR_LENGTH)
  return (
    <span className={styles['time']} title={text}>
      <span className={isThisYear ? styles['spare'] : undefined}>{text.slice(0, YEAR_LENGTH)}</span>
      {text.slice(YEAR_LENGTH, MINUTE_LENGTH)}
      <span className={styles['spare']}>{text.slice(MINUTE_LENGTH)}</span>
    </span>
  )
}
