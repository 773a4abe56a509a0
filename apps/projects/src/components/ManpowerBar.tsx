import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './ManpowerBar.module.css'

type ManpowerBarProps = {
  confirmed: number
  demand: number
  /** As sent; otherwise demand less confirmed manpower (PROJ-Q18). */
  gap?: number | undefined
}

/** How much of a project's demand is confirmed, for lists: the figures, the gap and a thin bar. */
export function ManpowerBar({ confirmed, demand, gap = Math.max(0, demand - confirmed) }: ManpowerBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  // No demand counts as met; a surplus does not overflow the bar.
  const filledPercent = demand === 0 ? 100 : Math.min(100, (confirmed / demand) * 100)
  return (
    <div className={styles['manpower']}>
      <span className={styles['figures']}>
        {formatMessage(
          { id: 'project.manpower' },
          {
            confirmed: <strong key="confirmed">{formatNumber(confirmed)}</strong>,
            demand: formatNumber(demand),
          },
        )}
      </span>
      {gap > 0 ? (
        <span className={styles['gap']}>{formatMessage({ id: 'project.manpower.gap' }, { count: gap })}</span>
      ) : (
        <span className={styles['filled']}>
          <Icon name="check" size={14} />
          {formatMessage({ id: 'project.manpower.filled' })}
        </span>
      )}
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${filledPercent}%` }} />
      </span>
    </div>
  )
}
