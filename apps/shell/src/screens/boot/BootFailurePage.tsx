import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { BootStep } from '../../runtime/context/console-context.ts'
import { FullPage } from './FullPage.tsx'

type BootFailurePageProps = { step: BootStep; error: unknown; onRetry: () => void }

/** The console could not start: what failed, why, and Retry, which runs that step again. */
export function BootFailurePage({ step, error, onRetry }: BootFailurePageProps) {
  const { formatMessage } = useIntl()
  return (
    <FullPage
      title={formatMessage({ id: 'boot.failed' })}
      isAlert
      actions={
        <Button type="primary" onClick={onRetry}>
          {formatMessage({ id: 'boot.retry' })}
        </Button>
      }
    >
      <p>{formatMessage({ id: `boot.step.${step}` })}</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </FullPage>
  )
}
