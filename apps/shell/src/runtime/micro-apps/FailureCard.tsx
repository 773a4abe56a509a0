import type { documents } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { removeOverride } from '../../core/registry/registry-override.ts'
import type { LoadError } from './load-error.ts'
import styles from './SubAppOutlet.module.css'

type FailureCardProps = {
  entry: documents.RegistryEntry
  error: LoadError
  onRetry: () => void
  /** More that can be done about it. */
  children?: ReactNode
}

/** Shown instead of a failed sub-app: the reason and Retry, which loads it again (SHELL-050, ERR-022, ERR-023). */
export function FailureCard({ entry, error, onRetry, children }: FailureCardProps) {
  const intl = useIntl()
  const isOverridden = currentRegistry().overridden.has(entry.module)
  return (
    <div className={styles['card']}>
      <ErrorState
        title={intl.formatMessage({ id: titleId(error) })}
        error={{ message: formatReason(intl, { entry, error }), callId: `${error.message} ${entry.entry}` }}
        onRetry={onRetry}
        {...(isOverridden ? { preserved: intl.formatMessage({ id: 'module.overridden' }) } : {})}
      />
      {isOverridden && (
        <Button
          type="link"
          onClick={() => {
            removeOverride(entry.module)
            window.location.reload()
          }}
        >
          {intl.formatMessage({ id: 'module.removeOverride' })}
        </Button>
      )}
      {children}
    </div>
  )
}

function titleId({ kind }: LoadError) {
  if (kind === 'timeout') return 'module.timedOut'
  return kind === 'kitVersion' ? 'module.otherKit' : 'module.failed'
}

function formatReason(
  { formatMessage }: IntlShape,
  { entry, error }: { entry: documents.RegistryEntry; error: LoadError },
): string {
  const { kind, status, kitMajors } = error
  return formatMessage(
    { id: `module.reason.${kind}` },
    {
      module: entry.module,
      status: status ?? 0,
      needed: kitMajors?.needed ?? 0,
      present: kitMajors?.present ?? 0,
    },
  )
}
