import { copyText, CopyRefusedError } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'

/**
 * Copies a text to the clipboard and shows whether that worked. Called within the click; rejects only when a promised text
 * could not be loaded.
 */
export function useCopy(): (text: string | Promise<string>) => Promise<void> {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  return async (text) => {
    try {
      await copyText(text)
      services.toast.success(formatMessage({ id: 'settings.copied' }))
    } catch (error) {
      if (!(error instanceof CopyRefusedError)) throw error
      services.reportError(error, 'settings.copy')
      services.toast.error(formatMessage({ id: 'settings.copyFailed' }))
    }
  }
}
