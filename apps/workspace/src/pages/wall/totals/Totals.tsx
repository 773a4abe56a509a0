import { workspace } from '@console/contracts'
import { SEAT_STATUS_LOOK, STATUS_ORDER } from '@console/domain-ui/seats'
import { StatusWord } from '@console/ui'
import { minutesText } from '@console/ui/time'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { hoursText, rateText } from '../../../model/figure-text.ts'
import type { WallTotals } from '../../../model/wall-totals.ts'
import styles from './Totals.module.css'

/** The shown seats by status, and the sums of their figures. */
export function Totals({ totals }: { totals: WallTotals }) {
  const { formatMessage } = useIntl()
  return (
    <section
      className={`ui-flex ui-card ${styles['totals']}`}
      aria-label={formatMessage({ id: 'wall.totals' })}
    >
      <div className={styles['statuses']}>
        <div className="ui-flex ui-between ui-small">
          <span>
            {formatMessage(
              { id: 'wall.totals.active' },
              { active: totals.active, seats: totals.seats, b: bold },
            )}
          </span>
          {totals.idleOvertime > 0 && (
            <span className="ui-size-12 ui-warn">
              {formatMessage({ id: 'wall.totals.idle' }, { count: totals.idleOvertime })}
            </span>
          )}
        </div>
        <StatusBar totals={totals} />
        <ul className={styles['legend']}>
          {STATUS_ORDER.filter((status) => isListed(status, totals)).map((status) => (
            <li key={status}>
              <StatusWord tone={SEAT_STATUS_LOOK[status].tone}>
                {formatMessage({ id: SEAT_STATUS_LOOK[status].textId })}
              </StatusWord>{' '}
              <b>{totals.byStatus.get(status) ?? 0}</b>
            </li>
          ))}
        </ul>
      </div>
      <Figures figures={totals.figures} />
    </section>
  )
}

/** "Unknown" only while there is one: it is a fault of the moment, not a state that people look for. */
function isListed(status: workspace.SeatStatus, { byStatus }: WallTotals): boolean {
  return status !== workspace.SEAT_STATUS.unknown || (byStatus.get(status) ?? 0) > 0
}

function bold(parts: ReactNode[]) {
  return <b>{parts}</b>
}

function StatusBar({ totals: { byStatus, seats } }: { totals: WallTotals }) {
  return (
    <div className={styles['bar']} aria-hidden="true">
      {STATUS_ORDER.map((status) => {
        const count = byStatus.get(status) ?? 0
        if (count === 0) return null
        return (
          <span
            key={status}
            data-tone={SEAT_STATUS_LOOK[status].tone}
            style={{ flexGrow: count / Math.max(1, seats) }}
          />
        )
      })}
    </div>
  )
}

function Figures({ figures }: Pick<WallTotals, 'figures'>) {
  const { formatMessage, formatNumber } = useIntl()
  const shown = [
    { key: 'callCnt', value: figures && formatNumber(figures.callCnt), unit: '' },
    { key: 'talkCnt', value: figures && formatNumber(figures.talkCnt), unit: '' },
    { key: 'talkRate', value: formatOptional(figures?.talkRate, rateText), unit: '%' },
    {
      key: 'talkTime',
      value: formatOptional(figures?.talkTime, hoursText),
      unit: formatMessage({ id: 'wall.unit.hours' }),
    },
    {
      key: 'avgTalkTime',
      value: formatOptional(figures?.avgTalkTime, minutesText),
      unit: formatMessage({ id: 'wall.unit.minutes' }),
    },
    { key: 'foulCnt', value: figures && formatNumber(figures.foulCnt), unit: '' },
  ] as const
  return (
    <dl className={styles['figures']}>
      {shown.map(({ key, value, unit }) => (
        <div key={key}>
          <dt>{formatMessage({ id: `wall.total.${key}` })}</dt>
          <dd>
            {value ?? '-'}
            {value !== null && unit !== '' && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function formatOptional(value: number | null | undefined, format: (value: number) => string): string | null {
  return value == null ? null : format(value)
}
