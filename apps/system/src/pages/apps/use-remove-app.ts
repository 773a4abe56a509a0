import type { subApp } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../queries/apps.ts'

/** Removes an app after a confirmation that says what goes and what stays. */
export function useRemoveApp(onRemoved: () => void): (app: subApp.AppRow) => Promise<void> {
  const { formatMessage } = useIntl()
  const { services, language } = useHost()
  const removal = useRemoval()
  return async ({ module, name }) => {
    const isDone = await services.confirm({
      title: formatMessage({ id: 'apps.remove.confirm' }, { name: name[language] }),
      content: formatMessage({ id: 'apps.remove.text' }),
      okText: formatMessage({ id: 'apps.remove' }),
      isDestructive: true,
      onOk: async () => {
        await removal.mutateAsync(module).catch((error: Error) => {
          throw new Error(failureText(error), { cause: error })
        })
      },
    })
    if (!isDone) return
    services.toast.success(formatMessage({ id: 'apps.removed' }, { name: name[language] }))
    onRemoved()
  }
}
