import { credential } from '@console/contracts'
import { refusalReason } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { type ClientWords, clientLabel } from '../../model/client-words.ts'
import {
  useCreateClient,
  useDescribeClient,
  useRemoveClient,
  useSetStatus,
} from '../../queries/credentials.ts'

/** A failed action: the fixed text of its kind (CRED-008, CRED-009), and the server's reason, if any. */
export type ActionProblem = { text: string; reason: string | null }

/** Creating, enabling, disabling and deleting clients, each with its confirmation and failure text. */
export function useClientActions() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const setStatus = useSetStatus()
  const confirm = useConfirmation()
  const drop = useDropClient()
  const [problem, setProblem] = useState<ActionProblem | null>(null)
  const { add, ...making } = useClientCreation(setProblem)

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
    ...making,
    add,
    /** Adds a client after a confirmation, where clients have no names by which they could be found again. */
    confirmAdd: async (): Promise<void> => {
      if (await confirm.add()) await add(null)
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

/** Creates clients, and keeps the last one with its full secret until its dialog is closed. */
function useClientCreation(setProblem: (problem: ActionProblem | null) => void) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const toFailure = useToFailure()
  const create = useCreateClient()
  const describe = useDescribeClient()
  const [created, setCreated] = useState<credential.ApiClient | null>(null)

  /** Creates a client, and then names it: the call that creates has no body (CRED-005). Rejects where none was created. */
  async function make(words: ClientWords | null): Promise<void> {
    setProblem(null)
    const made = await create.mutateAsync()
    if (made?.version === undefined || words === null) {
      setCreated(made)
      return
    }
    try {
      await describe.mutateAsync({ id: made.id, version: made.version, ...words })
      setCreated({ ...made, ...words })
    } catch (error) {
      // The secret, which is shown once, is not lost to a name that could not be stored.
      setCreated(made)
      services.reportError(error, 'credentials.describe')
      setProblem({ text: formatMessage({ id: 'credentials.updateFailed' }), reason: refusalReason(error) })
    }
  }

  /** Creates a client, and shows why that failed on the page. */
  async function add(words: ClientWords | null): Promise<void> {
    try {
      await make(words)
    } catch (error) {
      services.reportError(error, 'credentials.create')
      setProblem({ text: formatMessage({ id: 'credentials.createFailed' }), reason: refusalReason(error) })
    }
  }

  /** Creates a client from its form, where a failure is shown. */
  async function createNamed(words: ClientWords): Promise<void> {
    try {
      await make(words)
    } catch (error) {
      services.reportError(error, 'credentials.create')
      throw toFailure(formatMessage({ id: 'credentials.createFailed' }), error)
    }
  }

  return {
    add,
    createNamed,
    isAdding: create.isPending,
    made: created,
    clearCreated: () => {
      setCreated(null)
    },
  }
}

/** Makes the error that a dialog shows: the fixed text, and the server's reason, if any. */
function useToFailure(): (text: string, error: unknown) => Error {
  const { formatMessage } = useIntl()
  return (text, error) => {
    const reason = refusalReason(error)
    const said = reason === null ? text : formatMessage({ id: 'global.failedWhy' }, { text, reason })
    return new Error(said, { cause: error })
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
    disable: async (client: credential.ApiClient): Promise<boolean> =>
      services.confirm({
        title: formatMessage({ id: 'credentials.disable.title' }, { client: clientLabel(client) }),
        content:
          client.recentUsage === undefined
            ? formatMessage({ id: 'credentials.disable.unknownUse' })
            : formatMessage(
                { id: 'credentials.disable.text' },
                { count: client.recentUsage, days: credential.QUIET_DAYS },
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
  const toFailure = useToFailure()
  const remove = useRemoveClient()
  return async (client: credential.ApiClient): Promise<boolean> =>
    services.confirm({
      title: formatMessage({ id: 'credentials.delete.title' }, { client: clientLabel(client) }),
      content: formatMessage({ id: 'credentials.delete.text' }),
      okText: formatMessage({ id: 'credentials.delete' }),
      isDestructive: true,
      onOk: async () => {
        try {
          await remove.mutateAsync(client.id)
        } catch (error) {
          services.reportError(error, 'credentials.remove')
          throw toFailure(formatMessage({ id: 'global.delete.failed' }), error)
        }
      },
    })
}
