import type { credential } from '@console/contracts'
import { AppDrawer, ErrorState, useIsMobile } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { clientLabel } from '../model/client-words.ts'
import type { useAllClients } from '../queries/credentials.ts'

/** CRED-010; full width on a phone. */
const WIDTH = 600

type ClientDrawerProps = {
  /** Message id of the title. */
  titleId: string
  /** Undefined until it is found among all clients, and where it is deleted. */
  client: credential.ApiClient | undefined
  all: Pick<ReturnType<typeof useAllClients>, 'error' | 'isPending' | 'refetch'>
  onClose: () => void
  children: (client: credential.ApiClient) => ReactNode
}

/** A drawer about one client, or why there is nothing in it. */
export function ClientDrawer({ titleId, client, all, onClose, children }: ClientDrawerProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const title = formatMessage({ id: titleId }, { client: client === undefined ? '' : clientLabel(client) })
  return (
    <AppDrawer open size={isMobile ? '100%' : WIDTH} title={title} aria-label={title} onClose={onClose}>
      {client !== undefined ? (
        children(client)
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
