import { Boundary, isPartLoadError } from '@console/ui/part-boundary'
import type { ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'
import { PartLoadFailure } from './PartLoadFailure.tsx'

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
