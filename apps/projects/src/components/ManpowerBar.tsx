import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './ManpowerBar.module.css'

type ManpowerBarProps = {
  confirmed: number
  demand: number
  /** As sent; otherwise demand less confirmed manpower (PROJ-Q18). */
  gap?: number | undefined
}

/** Confirmed part of a project's demand, for lists: the figures, the gap and a thin bar. */
export function ManpowerBar({ confirmed, demand, gap = Math.max(0, demand - confirmed) }: ManpowerBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const over = Math.max(0, confirmed - demand)
  // A surplus does not overflow the bar; without demand and people there is nothing to fill.
  const filledPercent = over > 0 ? 100 : demand === 0 ? 0 : (confirmed / demand) * 100
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
      <Outcome {...{ demand, gap, over }} />
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${filledPercent}%` }} />
      </span>
    </div>
  )
}

type OutcomeProps = { demand: number; gap: number; over: number }

function Outcome({ demand, gap, over }: OutcomeProps) {
  const { formatMessage } = useIntl()
  if (gap > 0)
    return <span className="ui-warn">{formatMessage({ id: 'project.manpower.gap' }, { count: gap })}</span>
  if (over > 0)
    return (
      <span className="ui-inline-row ui-gap-4 ui-good">
        {formatMessage({ id: 'project.manpower.over' }, { count: over })}
      </span>
    )
  if (demand === 0) return <span>{formatMessage({ id: 'project.manpower.noDemand' })}</span>
  return (
    <span className="ui-inline-row ui-gap-4 ui-good">
      <Icon name="check" size={14} />
      {formatMessage({ id: 'project.manpower.filled' })}
    </span>
  )
}
