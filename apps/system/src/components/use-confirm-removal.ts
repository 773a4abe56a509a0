import { failureText, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'

type Removal = {
  title: string
  text: string
  done: string
  remove: () => Promise<unknown>
}

/** Confirms, deletes and reports it; true once deleted. A refusal is shown in the dialog, with the server's message. */
export function useConfirmRemoval() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return async ({ title, text, done, remove }: Removal): Promise<boolean> => {
    const isGone = await services.confirm({
      title,
      content: text,
      okText: formatMessage({ id: 'system.delete' }),
      isDestructive: true,
      onOk: async () => {
        await remove().catch((error: Error) => {
          throw new Error(failureText(error), { cause: error })
        })
      },
    })
    if (isGone) services.toast.success(done)
    return isGone
  }
}
