import { useHost } from '@console/sub-app'
import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

type AskToLeaveOptions = {
  isDirty: boolean
  name: string
  /** The person gives up what is not saved. */
  onLeave: () => void
}

/** Guards unsaved changes: the host asks before another page is opened, and the page with the same question. */
export function useAskToLeave({ isDirty, name, onLeave }: AskToLeaveOptions): () => Promise<boolean> {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  // Not a part of `ask`: the host lets go of the very question that it asked.
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
