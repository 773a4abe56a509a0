import { useIntl } from 'react-intl'
import styles from './PersonnelDialog.module.css'

type PersonnelFiguresProps = { assigned: number; confirmed: number; placed: number; withdrawn: number }

/** The assigned and confirmed manpower, and the number after saving. */
export function PersonnelFigures({ assigned, confirmed, placed, withdrawn }: PersonnelFiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const after = confirmed + placed - withdrawn
  const figures = [
    ['assigned', assigned],
    ['confirmed', confirmed],
    ['after', after],
  ] as const
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{formatMessage({ id: `personnel.${key}` })}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']} role="status">
        {formatMessage({ id: 'personnel.changes' }, { placed, withdrawn })}
      </p>
      {after > assigned && (
        <p className={styles['warning']} role="status">
          {formatMessage({ id: 'personnel.tooMany' }, { count: after, assigned })}
        </p>
      )}
    </>
  )
}
