import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ErrorState } from '../states/ErrorState.tsx'
import { Boundary } from './Boundary.tsx'
import { isPartLoadError } from './part-load-error.ts'
import { useLoadFailure } from './use-load-failure.ts'

type PartBoundaryProps = {
  children: ReactNode
  /** Names what the part shows: with a change it tries again. */
  resetKey?: string | undefined
  /** A person has just opened the part, which may be out of view. */
  isOpened?: boolean
}

/**
 * A part that throws is replaced alone: dialogs, drawers, tabs and cards have this around their contents. What was typed into a
 * form is stored when it is removed, and is back when it is rendered again (docs/decisions/0022).
 */
export function PartBoundary({ children, resetKey, isOpened = false }: PartBoundaryProps) {
  return (
    <Boundary
      resetKey={resetKey}
      renderFailure={({ error, retry }) => (
        <div ref={isOpened ? scrollIntoView : null}>
          <PartFailure error={error} onRetry={retry} />
        </div>
      )}
    >
      {children}
    </Boundary>
  )
}

function scrollIntoView(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' })
}

function PartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const notLoaded = useLoadFailure(onRetry)
  const failure = error instanceof Error ? error : { message: String(error) }
  return (
    <ErrorState
      title={formatMessage({ id: 'ui.part.failed' })}
      error={isPartLoadError(error) ? notLoaded : failure}
      preserved={formatMessage({ id: 'ui.part.saved' })}
      onRetry={onRetry}
    />
  )
}
