import type { twinSession } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export function useTwinSessionColumns(): RecordColumn<twinSession.TwinSession>[] {
  const { timezone } = useHost()
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'customer', render: ({ customer }) => customer ?? '-' },
    { key: 'people', render: ({ userNames }) => userNames.join(', ') },
    { key: 'products', render: ({ productNames }) => productNames.join(', ') },
    { key: 'uses', render: ({ uses }) => uses, isNumber: true },
    { key: 'first', render: ({ firstUsedAt }) => formatTime(firstUsedAt, timezone), isQuiet: true },
    { key: 'last', render: ({ lastUsedAt }) => formatTime(lastUsedAt, timezone), isQuiet: true },
  ]
}
