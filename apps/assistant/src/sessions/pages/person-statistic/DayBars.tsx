import type { DataOf, sessionRecord } from '@console/contracts'
import { useIntl } from 'react-intl'
import { dayText } from './day-text.ts'
import bars from '../../../base/components/bar-plot.module.css'
import styles from './DayBars.module.css'

type Day = DataOf<typeof sessionRecord.statistic>['days'][number]

/** Calls by day, the answered part solid; the table below has the same figures. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const most = Math.max(1, ...days.map(({ calls }) => calls))
  const height = (value: number) => ({ height: `${(100 * value) / most}%` })
  return (
    <figure className="ui-stack ui-gap-12 ui-pad-16 ui-card">
      <figcaption className="ui-cluster ui-between ui-gap-4-16">
        <h2 className="ui-size-14 ui-strong">{formatMessage({ id: 'figures.chart' })}</h2>
        <span className={`ui-flex ui-gap-16 ui-size-12 ui-muted ${styles['legend']}`}>
          <span data-series="calls">{formatMessage({ id: 'figures.calls' })}</span>
          <span data-series="answers">{formatMessage({ id: 'figures.answers' })}</span>
        </span>
      </figcaption>
      <div className={styles['days']} role="img" aria-label={formatMessage({ id: 'figures.chart' })}>
        {days.map(({ day, calls, answers }) => {
          const figures = formatMessage(
            { id: 'figures.chart.day' },
            { day: dayText(day), calls: formatNumber(calls), answers: formatNumber(answers) },
          )
          return (
            <div
              key={day}
              className={`ui-stack ui-items-centre ui-gap-4 ui-fill ${styles['day']}`}
              title={figures}
            >
              <div className={`${bars['plot']} ${styles['plot']}`}>
                <span data-series="calls" style={height(calls)} />
                <span data-series="answers" style={height(answers)} />
                <span className={styles['number']} style={{ bottom: height(calls).height }}>
                  {formatNumber(calls)}
                </span>
              </div>
              <span className={styles['label']}>{dayText(day).slice(5)}</span>
            </div>
          )
        })}
      </div>
    </figure>
  )
}
