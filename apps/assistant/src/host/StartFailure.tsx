import type { Language } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { IntlProvider } from 'react-intl'
import { workApp } from '../work-app.ts'

type StartFailureProps = { language: Language; error: unknown; onRetry: () => void }

/** Shown when the page could not start: what failed, with Retry. */
export function StartFailure({ language, error, onRetry }: StartFailureProps) {
  const texts = workApp.messages[language]
  return (
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={texts}>
      <ErrorState
        title={texts['assistant.failed'] ?? ''}
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={onRetry}
      />
    </IntlProvider>
  )
}
