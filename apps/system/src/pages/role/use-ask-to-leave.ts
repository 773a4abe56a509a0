import { useHost } from '@console/sub-app'
import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'

/** Guards unsaved changes: the host asks before another page is opened, and the page with the same question. */
export function useAskToLeave({ isDirty, name }: { isDirty: boolean; name: string }): () => Promise<boolean> {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const ask = useCallback(
    async () =>
      services.confirm({
        title: formatMessage({ id: 'role.leave.title' }, { name }),
        content: formatMessage({ id: 'role.leave.text' }),
        okText: formatMessage({ id: 'role.leave' }),
        isDestructive: true,
      }),
    [formatMessage, name, services],
  )
  useEffect(() => (isDirty ? services.guardLeaving(ask) : undefined), [ask, isDirty, services])
  return ask
}
