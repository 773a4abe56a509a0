import { useHost } from '@console/sub-app'
import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'

type AskToLeaveOptions = {
  isDirty: boolean
  name: string
  /** The person gives up what is not saved; to be the same at every drawing. */
  onLeave: () => void
}

/** Guards unsaved changes: the host asks before another page is opened, and the page with the same question. */
export function useAskToLeave({ isDirty, name, onLeave }: AskToLeaveOptions): () => Promise<boolean> {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const ask = useCallback(async () => {
    const isLeaving = await services.confirm({
      title: formatMessage({ id: 'role.leave.title' }, { name }),
      content: formatMessage({ id: 'role.leave.text' }),
      okText: formatMessage({ id: 'role.leave' }),
      isDestructive: true,
    })
    if (isLeaving) onLeave()
    return isLeaving
  }, [formatMessage, name, onLeave, services])
  useEffect(() => (isDirty ? services.guardLeaving(ask) : undefined), [ask, isDirty, services])
  return ask
}
