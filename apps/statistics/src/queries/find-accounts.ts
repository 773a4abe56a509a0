import { user } from '@console/contracts'
import { ApiError, httpMessage, useHost, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'
import { useIntl } from 'react-intl'

/** Maximum of one answer (MON-011). */
const MAX_ACCOUNTS = 1000

/** Finds people by a part of their account, in an organisation where one is given (STAT-024, MON-011). */
export function useFindAccounts(organisation: number | null) {
  const client = useHttpClient()
  const { services, language } = useHost()
  const { formatMessage } = useIntl()
  return async (text: string, signal: AbortSignal): Promise<readonly SearchOption<number>[]> => {
    const body = { account: text, name: '', current: 1, size: MAX_ACCOUNTS, isBasic: true }
    try {
      const { records } = await client.send(user.list, {
        body: organisation === null ? body : { ...body, orgId: organisation },
        signal,
        isQuiet: true,
      })
      return records.map(({ id, account, name }) => ({
        value: id,
        label: name === undefined ? account : `${account} (${name})`,
      }))
    } catch (error) {
      if (!signal.aborted)
        services.toast.error(getRefusalText(error) ?? formatMessage({ id: 'user.list.failed' }))
      throw error
    }
  }

  /** Returns the server's message; null where it sends none, since the client then uses its own text. */
  function getRefusalText(error: unknown): string | null {
    if (!(error instanceof ApiError) || error.kind !== 'refusal') return null
    return error.message.startsWith(httpMessage(language, 'refused')) ? null : error.message
  }
}
