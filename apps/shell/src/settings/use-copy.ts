import { useIntl } from 'react-intl'
import { useShell } from '../signed-in/shell-context.tsx'

/** Puts a text on the clipboard and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      services.toast.success(formatMessage({ id: 'settings.copied' }))
    } catch (error) {
      services.reportError(error, 'settings.copy')
      services.toast.error(formatMessage({ id: 'settings.copyFailed' }))
    }
  }
}
