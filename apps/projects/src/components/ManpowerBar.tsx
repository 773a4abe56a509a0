import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './ManpowerBar.module.css'

type ManpowerBarProps = {
  confirmed: number
  demand: number
  /** As it was sent; demand less confirmed manpower where it was not (PROJ-Q18). */
  gap?: number | undefined
}

/** How much of a project's need is confirmed, for lists: the figures, what is missing, and a thin bar. */
export function ManpowerBar({ confirmed, demand, gap = Math.max(0, demand - confirmed) }: ManpowerBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  // A need of nothing is met; more than is needed fills the bar and no more.
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
        <span className={styles['gap']}>
          {formatMessage({ id: 'project.manpower.gap' }, { count: formatNumber(gap) })}
        </span>
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
