import type { crm } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useMoney } from '../../../base/components/use-money.ts'

export function useCustomerColumns(): RecordColumn<crm.Customer>[] {
  const { timezone } = useHost()
  const money = useMoney()
  return [
    { key: 'customer', render: ({ customer }) => customer },
    { key: 'last', render: ({ lastContactAt }) => formatTime(lastContactAt, timezone), isQuiet: true },
    { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
    { key: 'calls', render: ({ calls }) => calls, isNumber: true },
    { key: 'orders', render: ({ orders }) => orders, isNumber: true },
    {
      key: 'value',
      render: ({ orders, value }) => (orders === 0 ? null : money(value)),
      isNumber: true,
    },
  ]
}
