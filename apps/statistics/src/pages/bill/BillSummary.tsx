import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { useBillSummary, type BillFilter, type useBillVisible } from '../../queries/bill.ts'
import styles from './Bill.module.css'
import { BillCards, BillCardsLoading } from './BillCards.tsx'
import { WhatIf } from './WhatIf.tsx'

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
    return (
      <ErrorState
        title={formatMessage({ id: 'bill.summary.failed' })}
        error={error}
        preserved={formatMessage({ id: 'stat.chart.othersStand' })}
        onRetry={() => void refetch()}
      />
    )
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
