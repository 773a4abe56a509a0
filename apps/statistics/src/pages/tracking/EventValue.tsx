import { payloadText } from '../../model/event-payload.ts'
import styles from './Tracking.module.css'

/** Text of an event, with the text as it was reported one hover away. */
export function EventValue({ value }: { value: string }) {
  return (
    <span className={styles['value']} title={value}>
      {payloadText(value) || '-'}
    </span>
  )
}
