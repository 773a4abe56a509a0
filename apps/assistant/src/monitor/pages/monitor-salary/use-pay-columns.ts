import type { pay } from '@console/contracts'
import { hoursFromSeconds } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useMoney } from '../../../base/components/use-money.ts'

/** What a person did, and what the rule pays for each of it. */
export function usePayColumns(): RecordColumn<pay.PayRow>[] {
  const money = useMoney()
  const paidFor = (part: keyof NonNullable<pay.PayRow['pay']>): Omit<RecordColumn<pay.PayRow>, 'key'> => ({
    render: (row) => row.pay && money(row.pay[part]),
    isNumber: true,
  })
  return [
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    { key: 'online', render: ({ onlineSeconds }) => hoursFromSeconds(onlineSeconds), isNumber: true },
    { key: 'validCalls', render: ({ validCalls }) => validCalls, isNumber: true },
    { key: 'orders', render: ({ orders }) => orders, isNumber: true },
    { key: 'serious', render: ({ seriousViolations }) => seriousViolations, isNumber: true },
    { key: 'forHours', ...paidFor('hours') },
    { key: 'forCalls', ...paidFor('calls') },
    { key: 'forOrders', ...paidFor('orders') },
    { key: 'deduction', ...paidFor('deduction') },
    { key: 'total', ...paidFor('total') },
  ]
}
