import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { ErrorState } from '../states/ErrorState.tsx'
import { Boundary } from './Boundary.tsx'

/** The code or the texts of a page or a part of it did not load; `cause` says why. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

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

/** By name: host and sub-apps each have their own copy of the class. */
export function isPartLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PartLoadError'
}

/** Why code did not load, for people: errors of loading name files. Loads again once the browser is online again. */
export function useLoadFailure(onRetry: () => void): { message: string } {
  const { formatMessage } = useIntl()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return { message: formatMessage({ id: navigator.onLine ? 'ui.part.fileMissing' : 'ui.part.offline' }) }
}
