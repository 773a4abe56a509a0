import { Explained } from '@console/domain-ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { growth } from '../model/figure-text.ts'
import { usePercent } from './use-percent.ts'
import styles from './FigureCard.module.css'

/** A rate beside a count, with the formula behind it. */
type CardRate = { value: number; formula: string }

/** By how much a value changed since an earlier one. */
type Change = {
  /** Message id of a text around the change, such as "{change} vs last week". */
  textId: string
  now: number
  before: number
  /** The earlier value and when it was, one hover or focus away. */
  note: string
}

type FigureCardProps = {
  /** Message id of its name; that of its note has `.note` behind it. */
  labelId: string
  /** Explains what is counted, one hover or focus away, where the note has values of its own. */
  note?: string
  /** The value, with what it leads to. */
  text: ReactNode
  /** Since earlier values, the latest first; nothing where there is none to compare with. */
  changes?: readonly Change[]
  rate?: CardRate
}

/** One figure: its value, its rate, and how it changed; what both of them were is one hover or focus away (STAT-072). */
export function FigureCard({ labelId, note, text, changes = [], rate }: FigureCardProps) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  return (
    <div className={styles['card']}>
      <dt>
        <Explained text={note ?? formatMessage({ id: `${labelId}.note` })}>
          {formatMessage({ id: labelId })}
        </Explained>
      </dt>
      <dd>
        <span className={styles['value']}>{text}</span>
        {rate !== undefined && (
          <span className="ui-size-13 ui-figures">
            <Explained text={rate.formula}>{percent(rate.value)}</Explained>
          </span>
        )}
      </dd>
      {changes.map((change) => (
        <ChangeLine key={change.textId} {...change} />
      ))}
    </div>
  )
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** By how much it changed: sign and triangle, never colour alone; "-" where nothing was before. */
function ChangeLine({ textId, now, before, note }: Change) {
  const { formatMessage, formatNumber } = useIntl()
  const change = growth(now, before)
  const way = change === null ? null : change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  return (
    <dd className={styles['change']}>
      <Explained text={note}>
        {formatMessage(
          { id: textId },
          {
            change: (
              <span key="change" className="ui-figures" data-way={way}>
                {way !== null && way !== 'same' && (
                  <span aria-hidden="true" className={styles['triangle']}>
                    {way === 'up' ? '▲' : '▼'}
                  </span>
                )}
                {way !== null && (
                  <span className="visually-hidden">{formatMessage({ id: `stat.change.${way}` })} </span>
                )}
                {change === null ? '-' : formatNumber(Math.abs(change), PERCENT)}
              </span>
            ),
          },
        )}
      </Explained>
    </dd>
  )
}
