import { useIntl } from 'react-intl'
import { asText, STRIP_FIGURES } from '../card/SeatFigures.tsx'
import styles from './ListHead.module.css'

/** Names of the columns of the list. Screen readers have the names at each value. */
export function ListHead() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['head']} aria-hidden="true">
      <div className={styles['facts']}>
        <span className="ui-grow">{formatMessage({ id: 'wall.list.seat' })}</span>
        <span className={styles['status']}>{formatMessage({ id: 'wall.list.status' })}</span>
        <span className={styles['violations']}>{formatMessage({ id: 'wall.total.foulCnt' })}</span>
      </div>
      <div className={styles['figures']}>
        {STRIP_FIGURES.map((key) => (
          <span key={key}>{formatMessage({ id: `wall.figure.${key}` }, { unit: asText })}</span>
        ))}
      </div>
    </div>
  )
}
