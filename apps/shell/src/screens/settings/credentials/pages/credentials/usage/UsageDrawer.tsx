import type { credential } from '@console/contracts'
import { AppDrawer, ErrorState, useIsMobile } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useAllClients } from '../../../queries/clients.ts'
import { UsageOfClient } from './UsageOfClient.tsx'

/** CRED-010; full width on a phone. */
const WIDTH = 600

type UsageDrawerProps = { id: number; rows: readonly credential.ApiClient[]; onClose: () => void }

/** Use of a client, day by day (CRED-010). A link opens it whichever page the client is on. */
export function UsageDrawer({ id, rows, onClose }: UsageDrawerProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const listed = rows.find((row) => row.id === id)
  const all = useAllClients({ isEnabled: listed === undefined })
  const client = listed ?? all.data?.records.find((row) => row.id === id)
  return (
    <AppDrawer
      open
      size={isMobile ? '100%' : WIDTH}
      title={formatMessage({ id: 'credentials.drawer.title' }, { client: client?.clientId ?? '' })}
      aria-label={formatMessage({ id: 'credentials.drawer.title' }, { client: client?.clientId ?? '' })}
      onClose={onClose}
    >
      {client !== undefined ? (
        <UsageOfClient key={client.id} clientId={client.clientId} />
      ) : all.error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'credentials.failed' })}
          error={all.error}
          onRetry={() => void all.refetch()}
        />
      ) : all.isPending ? (
        <Skeleton active />
      ) : (
        <p>{formatMessage({ id: 'credentials.gone' })}</p>
      )}
    </AppDrawer>
  )
}
