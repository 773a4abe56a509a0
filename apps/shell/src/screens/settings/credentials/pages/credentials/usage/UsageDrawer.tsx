import type { credential } from '@console/contracts'
import { ClientDrawer } from '../../../components/ClientDrawer.tsx'
import { useAllClients } from '../../../queries/clients.ts'
import { UsageOfClient } from './UsageOfClient.tsx'

type UsageDrawerProps = { id: number; rows: readonly credential.ApiClient[]; onClose: () => void }

/** Use of a client, day by day (CRED-010). A link opens it whichever page the client is on. */
export function UsageDrawer({ id, rows, onClose }: UsageDrawerProps) {
  const listed = rows.find((row) => row.id === id)
  const all = useAllClients({ isEnabled: listed === undefined })
  const client = listed ?? all.data?.records.find((row) => row.id === id)
  return (
    <ClientDrawer titleId="credentials.drawer.title" client={client} all={all} onClose={onClose}>
      {({ clientId }) => <UsageOfClient key={id} clientId={clientId} />}
    </ClientDrawer>
  )
}
