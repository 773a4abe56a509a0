import type { sessionRecord } from '@console/contracts'
import { LevelCounts } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import styles from './PersonStatisticPage.module.css'

/** The totals of the whole range. */
export function TotalFigures({ total }: { total: sessionRecord.SessionFigures }) {
  const { formatMessage, formatNumber } = useIntl()
  const shown: [string, string][] = [
    ['calls', formatNumber(total.calls)],
    ['answers', formatNumber(total.answers)],
    ['validCalls', formatNumber(total.validCalls)],
    ['talkSeconds', durationText(total.talkSeconds)],
    ['quotes', formatNumber(total.quotes)],
    ['orders', formatNumber(total.orders)],
  ]
  return (
    <dl className={styles['totals']}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{formatMessage({ id: `figures.${name}` })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{formatMessage({ id: 'sessions.violations' })}</dt>
        <dd>
          <LevelCounts counts={total.violations} />
        </dd>
      </div>
    </dl>
  )
}
