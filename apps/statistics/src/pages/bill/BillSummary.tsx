import { billWhatIf } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { PartFailed } from '../../components/PartFailed.tsx'
import { type BillFilter, useBillSummary, type useBillVisible } from '../../queries/bill.ts'
import { BillCards, BillCardsLoading } from './BillCards.tsx'
import { useAmount, useMonthName } from './use-bill-formats.ts'
import styles from './Bill.module.css'

const { daysOfMonth, MAX_NEW_ACCOUNTS, openingCost, openingProblem } = billWhatIf

type BillSummaryProps = { filter: BillFilter; visible: ReturnType<typeof useBillVisible> }

/** Cards and the question what new accounts would cost; nothing of either with the company's flag off (BILL-011). */
export function BillSummary({ filter, visible }: BillSummaryProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useBillSummary(filter)
  if (visible.error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'bill.flag.failed' })}
        error={visible.error}
        onRetry={() => void visible.refetch()}
      />
    )
  }
  if (visible.data === false) return null
  if (error !== null) {
    return <PartFailed textId="bill.summary.failed" error={error} onRetry={refetch} />
  }
  if (data === undefined || visible.data === undefined)
    return (
      <>
        <BillCardsLoading />
        <div className={styles['whatIfLoading']} />
      </>
    )
  const month = filter.queryDate
  const { summary, before } = data
  // An answer without its only figures has nothing to show.
  if (summary === undefined) return null
  return (
    <>
      <BillCards summary={summary} before={before} month={month} />
      <WhatIf key={month} month={month} accounts={summary.accounts} />
    </>
  )
}

/** Whole numbers alone; null for anything else. */
function toNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null
}

type WhatIfProps = {
  month: string
  /** Cost of the bill shown; null while it is not known. */
  accounts: number | null
}

/** Cost of accounts that would be opened on a day of the month shown, by the rule of the bill. */
function WhatIf({ month, accounts }: WhatIfProps) {
  const { formatMessage } = useIntl()
  const [count, setCount] = useState('')
  const [day, setDay] = useState('1')
  const title = useId()
  const opening = { count: toNumber(count), day: toNumber(day) }
  const problem = openingProblem(opening, month)
  const isUntouched = count === ''
  return (
    <section className={styles['whatIf']} aria-labelledby={title}>
      <h2 id={title}>{formatMessage({ id: 'bill.whatIf' })}</h2>
      <div className={`ui-cluster ui-gap-8-16 ${styles['question']}`}>
        <label>
          {formatMessage({ id: 'bill.whatIf.count' })}
          <Input
            className={styles['number'] ?? ''}
            inputMode="numeric"
            value={count}
            {...(problem === 'count' && !isUntouched && { status: 'error' as const })}
            onChange={({ target }) => setCount(target.value)}
          />
        </label>
        <label>
          {formatMessage({ id: 'bill.whatIf.day' })}
          <Input
            className={styles['number'] ?? ''}
            inputMode="numeric"
            value={day}
            {...(problem === 'day' && { status: 'error' as const })}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
        <output className={`ui-muted ${styles['answer']}`} data-problem={problem !== null && !isUntouched}>
          <Answer month={month} accounts={accounts} opening={isUntouched ? null : opening} />
        </output>
      </div>
    </section>
  )
}

type AnswerProps = WhatIfProps & { opening: { count: number | null; day: number | null } | null }

function Answer({ month, accounts, opening }: AnswerProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { amount } = useAmount()
  const monthName = useMonthName()
  if (opening === null) return formatMessage({ id: 'bill.whatIf.about' })
  const problem = openingProblem(opening, month)
  const { count, day } = opening
  if (problem === 'count') {
    return formatMessage({ id: 'bill.whatIf.badCount' }, { most: formatNumber(MAX_NEW_ACCOUNTS) })
  }
  if (problem === 'day' || count === null || day === null) {
    return formatMessage({ id: 'bill.whatIf.badDay' }, { last: daysOfMonth(month) })
  }
  const { inMonth, inLaterMonths } = openingCost({ count, day }, month)
  const values = { month: monthName(month), cost: amount(inMonth), later: amount(inLaterMonths) }
  if (accounts === null) return formatMessage({ id: 'bill.whatIf.cost' }, values)
  return formatMessage({ id: 'bill.whatIf.costAndTotal' }, { ...values, total: amount(accounts + inMonth) })
}
