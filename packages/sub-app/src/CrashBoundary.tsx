import { ErrorState } from '@console/ui'
import { Boundary, isPartLoadError, useLoadFailure } from '@console/ui/part-boundary'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './CrashPage.module.css'

type CrashBoundaryProps = {
  children: ReactNode
  /** A change lets the screen try again: the address, usually. */
  resetKey: string
  onCrash?: (() => void) | undefined
  onGoConsole: () => void
}

/** Keeps a throwing screen from taking the console with it. */
export function CrashBoundary({ children, resetKey, onCrash, onGoConsole }: CrashBoundaryProps) {
  return (
    <Boundary
      resetKey={resetKey}
      onError={onCrash}
      renderFailure={({ error, retry }) =>
        isPartLoadError(error) ? (
          <PartLoadFailure onRetry={retry} />
        ) : (
          <CrashPage error={error} onGoConsole={onGoConsole} onRefresh={() => window.location.reload()} />
        )
      }
    >
      {children}
    </Boundary>
  )
}

/** Replaces a screen whose code did not load. Loads it again on Retry, and when the browser is online again. */
function PartLoadFailure({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const error = useLoadFailure(onRetry)
  return (
    <section className={styles['page']}>
      <ErrorState title={formatMessage({ id: 'subApp.partFailed' })} error={error} onRetry={onRetry} />
    </section>
  )
}

type CrashPageProps = {
  error: unknown
  /** Leads to the console's home. */
  onGoConsole: () => void
  /** The Chinese variant refreshes instead (SHELL-031). */
  onRefresh: () => void
}

/** Replaces a screen that threw while rendering; header and sidebar stay (SHELL-030, SHELL-031, ERR-024). */
function CrashPage({ error, onGoConsole, onRefresh }: CrashPageProps) {
  const { formatMessage, locale } = useIntl()
  const isChinese = locale.startsWith('zh')
  return (
    <section className={styles['page']} role="alert">
      <h1 className={styles['title']}>{formatMessage({ id: 'crash.title' })}</h1>
      <p className={styles['message']}>{error instanceof Error ? error.message : String(error)}</p>
      <div className={styles['actions']}>
        {isChinese && (
          <Button type="primary" onClick={onRefresh}>
            {formatMessage({ id: 'crash.refresh' })}
          </Button>
        )}
        <Button type={isChinese ? 'default' : 'primary'} onClick={onGoConsole}>
          {formatMessage({ id: 'crash.goConsole' })}
        </Button>
      </div>
    </section>
  )
}
