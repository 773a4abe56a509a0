import { credential } from '@console/contracts'
import { refusalReason } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { useCreateClient, useRemoveClient, useSetStatus } from '../../queries/credentials.ts'

/** A failed action: the fixed text of its kind (CRED-008, CRED-009), and the server's reason, if any. */
export type ActionProblem = { text: string; reason: string | null }

/** Creating, enabling, disabling and deleting clients, each with its confirmation and failure text. */
export function useClientActions() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const create = useCreateClient()
  const setStatus = useSetStatus()
  const confirm = useConfirmation()
  const drop = useDropClient()
  const [created, setCreated] = useState<credential.ApiClient | null>(null)
  const [problem, setProblem] = useState<ActionProblem | null>(null)

  async function add(): Promise<void> {
    setProblem(null)
    try {
      setCreated(await create.mutateAsync())
    } catch (error) {
      services.reportError(error, 'credentials.create')
      setProblem({ text: formatMessage({ id: 'credentials.createFailed' }), reason: refusalReason(error) })
    }
  }

  async function change({ id, status }: credential.ApiClient): Promise<void> {
    const { enabled, disabled } = credential.CLIENT_STATUS
    setProblem(null)
    try {
      await setStatus.mutateAsync({ id, status: status === enabled ? disabled : enabled })
    } catch (error) {
      services.reportError(error, 'credentials.setStatus')
      setProblem({ text: formatMessage({ id: 'credentials.updateFailed' }), reason: refusalReason(error) })
    }
  }

  return {
    add,
    /** Adds a client after a confirmation: it has no name by which it could be found again. */
    confirmAdd: async (): Promise<void> => {
      if (await confirm.add()) await add()
    },
    isAdding: create.isPending,
    made: created,
    clearCreated: () => {
      setCreated(null)
    },
    /** Disabling is confirmed, with the usage of the client. */
    toggle: async (client: credential.ApiClient): Promise<void> => {
      if (!isEnabled(client) || (await confirm.disable(client))) await change(client)
    },
    /** Disables a client as a step of a rotation, which is confirmed only for a client still in use. */
    retire: async (client: credential.ApiClient): Promise<void> => {
      if (client.recentUsage === 0 || (await confirm.disable(client))) await change(client)
    },
    changingId: setStatus.isPending ? setStatus.variables.id : null,
    drop,
    problem,
    clearProblem: () => {
      setProblem(null)
    },
  }
}

function isEnabled({ status }: credential.ApiClient): boolean {
  return status === credential.CLIENT_STATUS.enabled
}

export type ClientActions = ReturnType<typeof useClientActions>

function useConfirmation() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  return {
    add: async (): Promise<boolean> =>
      services.confirm({
        title: formatMessage({ id: 'credentials.add.title' }),
        content: formatMessage({ id: 'credentials.add.text' }),
        okText: formatMessage({ id: 'credentials.add.done' }),
      }),
    disable: async ({ recentUsage, clientId }: credential.ApiClient): Promise<boolean> =>
      services.confirm({
        title: formatMessage({ id: 'credentials.disable.title' }, { client: clientId }),
        content:
          recentUsage === undefined
            ? formatMessage({ id: 'credentials.disable.unknownUse' })
            : formatMessage(
                { id: 'credentials.disable.text' },
                { count: recentUsage, days: credential.QUIET_DAYS },
              ),
        okText: formatMessage({ id: 'credentials.disable' }),
        isDestructive: true,
      }),
  }
}

/** Deletes a client after a confirmation. True once it is deleted; a failure stays in the dialog. */
function useDropClient() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const remove = useRemoveClient()
  return async ({ id, clientId }: credential.ApiClient): Promise<boolean> =>
    services.confirm({
      title: formatMessage({ id: 'credentials.delete.title' }, { client: clientId }),
      content: formatMessage({ id: 'credentials.delete.text' }),
      okText: formatMessage({ id: 'credentials.delete' }),
      isDestructive: true,
      onOk: async () => {
        try {
          await remove.mutateAsync(id)
        } catch (error) {
          services.reportError(error, 'credentials.remove')
          const text = formatMessage({ id: 'global.delete.failed' })
          const reason = refusalReason(error)
          throw new Error(
            reason === null ? text : formatMessage({ id: 'global.failedWhy' }, { text, reason }),
            { cause: error },
          )
        }
      },
    })
}
