import { ErrorState } from '@console/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { PageCard } from '../../runtime/router/PageCard.tsx'

/** The menu names a module that is not installed; the other pages still work (SHELL-051). */
export function ModuleMissingPage({ component }: { component: string }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  useEffect(() => {
    services.reportError(new Error(`Module not found: ${component}`), 'routes')
  }, [component, services])
  return (
    <PageCard>
      <ErrorState
        title={formatMessage({ id: 'page.moduleMissing.text' })}
        error={{ message: formatMessage({ id: 'page.moduleMissing.note' }, { component }) }}
        onRetry={() => {
          window.location.reload()
        }}
      />
    </PageCard>
  )
}
