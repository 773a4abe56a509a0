import { useHost } from '@console/sub-app'
import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

type AskToLeaveOptions = {
  isDirty: boolean
  name: string
  /** Called when the user discards unsaved changes. */
  onLeave: () => void
}

/** Guards unsaved changes: the host confirms before another page is opened, and the page uses the same dialog. */
export function useAskToLeave({ isDirty, name, onLeave }: AskToLeaveOptions): () => Promise<boolean> {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  // Not inlined: the host unregisters the same function that it registered.
  const latestOnLeave = useRef(onLeave)
  useEffect(() => {
    latestOnLeave.current = onLeave
  })
  const ask = useCallback(async () => {
    const isLeaving = await services.confirm({
      title: formatMessage({ id: 'role.leave.title' }, { name }),
      content: formatMessage({ id: 'role.leave.text' }),
      okText: formatMessage({ id: 'role.leave' }),
      isDestructive: true,
    })
    if (isLeaving) latestOnLeave.current()
    return isLeaving
  }, [formatMessage, name, services])
  useEffect(() => (isDirty ? services.guardLeaving(ask) : undefined), [ask, isDirty, services])
  return ask
}
