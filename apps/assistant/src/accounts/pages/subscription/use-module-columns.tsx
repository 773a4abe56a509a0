import type { subscription } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

type Used = subscription.Subscription

export const BUSINESS_COLUMNS: readonly RecordColumn<Used['businesses'][number]>[] = [
  { key: 'business', render: ({ name }) => name },
  { key: 'accounts', render: ({ openAccounts }) => openAccounts, isNumber: true },
  { key: 'billed', render: ({ billedMonths }) => billedMonths, isNumber: true, digits: 1 },
]

export function useModuleColumns(): RecordColumn<Used['modules'][number]>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'module', render: ({ name }) => name },
    {
      key: 'state',
      render: ({ isOn }) => (
        <StatusWord tone={isOn ? 'good' : 'quiet'}>
          {formatMessage({ id: isOn ? 'subscription.on' : 'subscription.off' })}
        </StatusWord>
      ),
    },
    { key: 'people', render: ({ people }) => people, isNumber: true },
  ]
}
