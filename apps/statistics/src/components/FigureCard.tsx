import { Explained } from '@console/domain-ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { growth } from '../model/figure-text.ts'
import type { Comparison } from './count-figures.ts'
import { usePercent } from './use-percent.ts'
import styles from './FigureCard.module.css'

/** A rate beside a count, with the formula behind it. */
type CardRate = { value: number; formula: string }

type FigureCardProps = {
  /** Message id of its name; that of its note has `.note` behind it. */
  labelId: string
  /** Explains what is counted, one hover or focus away, where the note has values of its own. */
  note?: string
  /** The value, with what it leads to. */
  text: ReactNode
  /** Earlier values, the latest first; nothing where there is none to compare with. */
  compared?: readonly Comparison[]
  rate?: CardRate
}

/** One figure: its value, its rate, and both of them before (STAT-072). */
export function FigureCard({ labelId, note, text, compared = [], rate }: FigureCardProps) {
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
      {compared.map((comparison) => (
        <Compared key={comparison.with} {...comparison} isNamed={compared.length > 1} />
      ))}
    </div>
  )
}

type ComparedProps = Comparison & {
  /** True where several comparisons exist. */
  isNamed: boolean
}

function Compared({ with: when, now, before, rateBefore, isNamed }: ComparedProps) {
  const { formatMessage, formatNumber } = useIntl()
  const percent = usePercent()
  return (
    <dd className={styles['compared']} data-named={isNamed}>
      {isNamed && <span className={styles['when']}>{formatMessage({ id: `stat.compared.${when}` })}</span>}
      <span className={styles['changed']}>
        <Change now={now} before={before} /> <span className={styles['then']}>{formatNumber(before)}</span>
      </span>
      {rateBefore !== null && (
        <span className={`ui-to-end ${styles['rateThen']}`}>{percent(rateBefore)}</span>
      )}
    </dd>
  )
}

/** By how much it changed: sign and triangle, never colour alone; "-" where nothing was before. */
function Change({ now, before }: { now: number; before: number }) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  const change = growth(now, before)
  if (change === null) return <span className={`ui-figures ${styles['change']}`}>-</span>
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  return (
    <span className={`ui-figures ${styles['change']}`} data-way={way}>
      {way !== 'same' && (
        <span aria-hidden="true" className={styles['triangle']}>
          {way === 'up' ? '▲' : '▼'}
        </span>
      )}
      <span className="visually-hidden">{formatMessage({ id: `stat.change.${way}` })} </span>
      {percent(Math.abs(change))}
    </span>
  )
}
