import styles from './StatusWord.module.css'

export type StatusTone =
  | 'good'
  | 'warn'
  | 'error'
  | 'quiet'
  | 'calling'
  | 'ringing'
  | 'idle'
  | 'offline'
  | 'unknown'

/** A status: a dot and a word, never colour alone. */
export function StatusWord({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={`ui-inline-row ui-gap-6 ui-nowrap ${styles['status']}`} data-tone={tone}>
      <span className={styles['dot']} aria-hidden="true" />
      {children}
    </span>
  )
}
