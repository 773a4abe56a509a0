import { AppDrawer, ErrorState, useIsMobile } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { findRotation } from '../../../model/rotation.ts'
import { useAllClients } from '../../../queries/clients.ts'
import type { ClientActions } from '../use-client-actions.ts'
import { RotationSteps } from './RotationSteps.tsx'

const WIDTH = 600

type RotationDrawerProps = { id: number; actions: ClientActions; onClose: () => void }

/** Guides through the replacement of a client, step by step (R8). */
export function RotationDrawer({ id, actions, onClose }: RotationDrawerProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const all = useAllClients({ isEnabled: true })
  const clients = all.data?.records ?? []
  const old = clients.find((client) => client.id === id)
  const title = formatMessage({ id: 'credentials.rotation.title' }, { client: old?.clientId ?? '' })
  return (
    <AppDrawer open size={isMobile ? '100%' : WIDTH} title={title} aria-label={title} onClose={onClose}>
      {old !== undefined ? (
        <>
          <p>{formatMessage({ id: 'credentials.rotation.text' })}</p>
          <RotationSteps
            old={old}
            rotation={findRotation(old, clients)}
            actions={actions}
            isChecking={all.isFetching}
            onCheck={() => void all.refetch()}
            onDone={onClose}
          />
        </>
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
