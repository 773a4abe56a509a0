import type { Call } from '@console/contracts'
import { refusalReason, useHost } from '@console/sub-app'
import { pageAfterRemoval } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListReload } from '../queries/use-list-reload.ts'

type RemovalOptions = {
  /** Deletes the row with this id. */
  send: (id: number) => Promise<unknown>
  /** Calls whose answers change by it. */
  changes: readonly Call[]
  page: number
  /** Rows that the page has. */
  rowCount: number
  /** Shows another page, when the last row of this one is gone. */
  onPage: (page: number) => void
}

/** Deletes a row after a confirmation, and loads the list again (VOICE-022). */
export function useRemoval({ send, changes, page, rowCount, onPage }: RemovalOptions) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const reload = useListReload()
  const [busyId, setBusyId] = useState<number | null>(null)

  async function remove(id: number, question: { title: string; content: string }): Promise<void> {
    const isConfirmed = await services.confirm({
      ...question,
      okText: formatMessage({ id: 'voice.delete' }),
      isDestructive: true,
    })
    if (!isConfirmed) return
    setBusyId(id)
    const isDone = await send(id).then(
      () => true,
      (error: unknown) => {
        services.reportError(error, 'voiceprint.remove')
        const text = formatMessage({ id: 'global.delete.failed' })
        const reason = refusalReason(error)
        services.toast.error(
          reason === null ? text : formatMessage({ id: 'global.failedWhy' }, { text, reason }),
        )
        return false
      },
    )
    setBusyId(null)
    if (!isDone) return
    services.toast.success(formatMessage({ id: 'global.deletion_succeeded' }))
    await reload({ changes, page, next: pageAfterRemoval(page, rowCount - 1), onPage })
  }

  return {
    busyId,
    remove: (id: number, question: { title: string; content: string }) => void remove(id, question),
  }
}
