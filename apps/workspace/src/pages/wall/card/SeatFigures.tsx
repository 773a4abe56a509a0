import type { workspace } from '@console/contracts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { figureText } from '../../../model/figure-text.ts'
import type { Seat, SeatInfo } from '../../../model/seat.ts'
import styles from './SeatCard.module.css'

/** Violations have a line of their own. */
export const STRIP_FIGURES = ['callCnt', 'talkCnt', 'talkRate', 'talkTime', 'avgTalkTime'] as const

/** Unit that a narrow card leaves out; the whole name is its title. */
const toUnit = (unit: ReactNode[]) => (
  <span key="unit" className={styles['unit']}>
    {unit}
  </span>
)

/** Unit for cards with room for the whole name. */
export const asText = (unit: ReactNode[]) => unit

type SeatFiguresProps = { seat: Seat; warned: readonly workspace.SeatFigure[]; hasLabels: boolean }

/** The figures of the day (WORK-012); one beyond its threshold is marked and says so. */
export function SeatFigures({ seat, warned, hasLabels }: SeatFiguresProps) {
  const { formatMessage } = useIntl()
  return (
    <dl className={styles['figures']}>
      {STRIP_FIGURES.map((key) => {
        const info = seat.businessStatus.find((one) => one.key === key)
        const isWarned = warned.includes(key)
        return (
          <div key={key} data-warned={isWarned} title={info?.name}>
            <dt className={hasLabels ? '' : styles['spoken']}>
              {formatMessage({ id: `wall.figure.${key}` }, { unit: hasLabels ? toUnit : asText })}
            </dt>
            <dd>
              {isWarned && <span aria-hidden="true">▼ </span>}
              {info === undefined ? '-' : figureText(key, info.value)}
            </dd>
            {isWarned && info !== undefined && <Threshold info={info} />}
          </div>
        )
      })}
    </dl>
  )
}

/** The value, its threshold, and for the rate what it is computed from. Shown with the pointer on the figure. */
function Threshold({ info }: { info: SeatInfo }) {
  const { formatMessage } = useIntl()
  const { key, name, value, warnIndicators, part, whole } = info
  return (
    <span className={styles['tip']} role="tooltip">
      {formatMessage(
        { id: 'wall.threshold' },
        { name, value: figureText(key, value), threshold: figureText(key, warnIndicators ?? 0) },
      )}
      {key === 'talkRate' && part !== undefined && whole !== undefined && (
        <span>{formatMessage({ id: 'wall.rateOf' }, { valid: part, answered: whole })}</span>
      )}
    </span>
  )
}
