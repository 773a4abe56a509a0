import styles from './Row.module.css'

/** Day and clock below each other, from `YYYY-MM-DD HH:mm:ss`: several such columns in a line would be half of a table. */
export function TwoLineTime({ text }: { text: string }) {
  const [day = '', ...clock] = text.split(' ')
  return (
    <span className={styles['time']}>
      <span>{clock.length === 0 ? day : `${day} `}</span>
      {clock.length > 0 && <span>{clock.join(' ')}</span>}
    </span>
  )
}
