import type { bill } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useAmount } from './use-amount.ts'

type Parts = Pick<bill.BillCounts, 'accounts' | 'month' | 'firstHalfMonth' | 'afterHalfMonth'>

/** Explains a bill as a sum: `412.5 = 400 + 0.5 × (15 + 10)` (BILL-032). */
export function useSumText(): (parts: Parts) => string {
  const { formatMessage } = useIntl()
  const { amount } = useAmount()
  return ({ accounts, month, firstHalfMonth, afterHalfMonth }) =>
    formatMessage(
      { id: 'bill.sum' },
      {
        accounts: amount(accounts),
        month: amount(month),
        first: amount(firstHalfMonth),
        second: amount(afterHalfMonth),
      },
    )
}
