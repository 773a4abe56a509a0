import type { bill } from '@console/contracts'
import { Explained } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { monthBefore } from '../../page-query/month-query.ts'
import type { BillAnswer } from '../../queries/bill.ts'
import { useAmount, useMonthName, useSumText } from './use-bill-formats.ts'
import styles from '../../components/FigureCard.module.css'
import billStyles from './Bill.module.css'

type Summary = bill.BillCounts
type Figure = 'open_account_count' | 'close_account_count' | 'effective_account_count' | 'accounts'
type Part = Exclude<keyof Summary, Figure>

const CARDS: readonly { figure: Figure; parts: readonly Part[] }[] = [
  { figure: 'open_account_count', parts: ['open_first_half_count', 'open_after_half_count'] },
  { figure: 'close_account_count', parts: [] },
  { figure: 'effective_account_count', parts: [] },
  { figure: 'accounts', parts: ['month', 'firstHalfMonth', 'afterHalfMonth'] },
]

/** The cards while they are loading. */
export function BillCardsLoading() {
  return (
    <div className={`${billStyles['cards']} ${billStyles['cardsLoading']}`}>
      <CardsLoading count={CARDS.length} lines={Math.max(...CARDS.map(({ parts }) => parts.length + 1))} />
      <p className="ui-no-margin ui-size-12 ui-muted">{'\u00a0'}</p>
    </div>
  )
}

type BillCardsProps = Pick<BillAnswer, 'before'> & { summary: Summary; month: string }

/** The whole month, each figure beside that of the month before (BILL-006 to BILL-009). */
export function BillCards({ summary, before, month }: BillCardsProps) {
  const { formatMessage } = useIntl()
  const { amount } = useAmount()
  const monthName = useMonthName()
  const sumText = useSumText()
  return (
    <div className={billStyles['cards']}>
      <dl className={styles['cards']} aria-label={formatMessage({ id: 'bill.cards' })}>
        {CARDS.map(({ figure, parts }) => (
          <div key={figure} className={styles['card']}>
            <dt>
              <Explained text={formatMessage({ id: `bill.${figure}.note` })}>
                {formatMessage({ id: `bill.${figure}` })}
              </Explained>
            </dt>
            <dd>
              <span className={styles['value']}>{amount(summary[figure])}</span>
            </dd>
            {parts.map((part) => {
              const count = summary[part]
              if (count === undefined) return null
              return (
                <dd key={part} className={styles['compared']}>
                  <span>{formatMessage({ id: part === 'month' ? 'bill.month.part' : `bill.${part}` })}</span>{' '}
                  <span>{amount(count)}</span>
                </dd>
              )
            })}
            {before !== undefined && (
              <Before now={summary[figure]} before={before.summary[figure]} month={monthBefore(month)} />
            )}
          </div>
        ))}
      </dl>
      <p className="ui-no-margin ui-size-12 ui-muted">
        {sumText(summary)} · {formatMessage({ id: 'bill.rule' }, { month: monthName(month) })}
      </p>
    </div>
  )
}

type BeforeProps = { now: number; before: number; month: string }

function Before({ now, before, month }: BeforeProps) {
  const { formatMessage } = useIntl()
  const { amount, difference } = useAmount()
  const monthName = useMonthName()
  return (
    <dd className={styles['compared']}>
      {formatMessage(
        { id: 'bill.before' },
        { change: difference(now - before), before: amount(before), month: monthName(month) },
      )}
    </dd>
  )
}
