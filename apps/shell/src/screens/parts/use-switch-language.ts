import { usePreferences, usePreferencesStore } from '@console/domain-ui/preferences'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'

/** Switches to the other language; a toast reports that its texts could not be loaded. */
export function useSwitchLanguage(): () => void {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { language } = usePreferences()
  const store = usePreferencesStore()
  return useCallback(() => {
    store.setLanguage(language === 'zh' ? 'en' : 'zh', () =>
      services.toast.error(formatMessage({ id: 'preferences.languageFailed' })),
    )
  }, [formatMessage, language, services, store])
}
