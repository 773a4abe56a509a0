import type { DataOf, label } from '@console/contracts'
import { refusalReason, useHost } from '@console/sub-app'
import { pageAfterRemoval } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLabelCalls, useLabelReload } from '../../queries/labels.ts'
import type { LabelList } from './label-config.search.ts'

/** From the answer of an action to the reload of the list (LABEL-025). */
export const RELOAD_DELAY_MS = 500

type Labels = DataOf<typeof label.query>

/** What is said of an action, by the ids of its texts. */
type Outcome = { done: string; failed: string }

/** Enable, disable and delete; the list is reloaded a little after the answer, whatever it was. */
export function useLabelActions(list: LabelList, shown: Labels | undefined) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [busyId, setBusyId] = useState<number | null>(null)
  const reload = useReload(list)
  const calls = useLabelCalls()

  async function run(
    id: number,
    action: () => Promise<unknown>,
    { done, failed }: Outcome,
  ): Promise<boolean> {
    setBusyId(id)
    try {
      await action()
    } catch (error) {
      const text = formatMessage({ id: failed })
      const reason = refusalReason(error)
      services.toast.error(
        reason === null ? text : formatMessage({ id: 'global.failedWhy' }, { text, reason }),
      )
      return false
    }
    services.toast.success(formatMessage({ id: done }))
    return true
  }

  async function toggle({ id, enable }: label.Label): Promise<void> {
    await run(id, async () => calls.enable({ id, enable: enable === 1 ? 0 : 1 }), {
      done: 'global.operation_succeeded',
      failed: 'global.operation_failed',
    })
    await reload(list.paging.page)
    setBusyId(null)
  }

  async function remove({ id, name }: label.Label): Promise<void> {
    const isConfirmed = await services.confirm({
      title: formatMessage({ id: 'label.delete.confirm' }),
      content: formatMessage({ id: 'label.delete.text' }, { name }),
      okText: formatMessage({ id: 'label.delete' }),
      isDestructive: true,
    })
    if (!isConfirmed) return
    const isDone = await run(id, async () => calls.remove(id), {
      done: 'global.deletion_succeeded',
      failed: 'global.delete.failed',
    })
    const left = (shown?.smartLabels.length ?? 0) - (isDone ? 1 : 0)
    await reload(pageAfterRemoval(list.paging.page, left))
    setBusyId(null)
  }

  return { busyId, toggle, remove }
}

/** Loads the list again after the delay, on this page; not once the list was left. */
function useReload({ paging, setSearch }: LabelList) {
  const labels = useLabelReload()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return async (page: number): Promise<void> => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, RELOAD_DELAY_MS)
    })
    if (page === paging.page) return labels.now()
    // Another page is another query: going there loads it, and loading this one again would be a second request.
    labels.whenShown()
    setSearch({ page }, { replace: true })
  }
}
