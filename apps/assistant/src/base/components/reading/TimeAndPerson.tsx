import styles from '../List.module.css'

type TimeAndPersonProps = { time: string; person: string | null }

/** When something was done, and by whom: two lines in a table, one on a card. */
export function TimeAndPerson({ time, person }: TimeAndPersonProps) {
  return (
    <span className={styles['timeAndPerson']}>
      <span>{time}</span>
      {person !== null && (
        <>
          <span className={styles['between']}> · </span>
          <span>{person}</span>
        </>
      )}
    </span>
  )
}
