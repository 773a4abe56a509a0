import type { appVersion } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './AdoptionPanel.module.css'

/** Which versions the clients of the company's seats had on the last day that any was connected. */
export function SeatVersions({ seats }: Pick<appVersion.Adoption, 'seats'>) {
  const { formatMessage } = useIntl()
  const last = Math.max(-1, ...seats.map(({ counts }) => counts.findLastIndex((count) => count > 0)))
  const present = seats.flatMap(({ version, counts }) => {
    const count = counts[last] ?? 0
    return count === 0 ? [] : [{ version, count }]
  })
  return (
    <div className={styles['seats']}>
      <h3 className={styles['title']}>{formatMessage({ id: 'adoption.seats' })}</h3>
      {present.length === 0 ? (
        <p className={styles['note']}>{formatMessage({ id: 'adoption.seats.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {present.map(({ version, count }) => (
            <li key={version}>{formatMessage({ id: 'adoption.seats.line' }, { version, count })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
