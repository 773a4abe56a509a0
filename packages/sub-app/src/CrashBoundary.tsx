import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'
import { isPartLoadError } from './part-load-error.ts'
import { PartLoadFailure } from './PartLoadFailure.tsx'

type CrashBoundaryProps = {
  children: ReactNode
  /** A change lets the screen try again: the address, usually. */
  resetKey: string
  onError: (error: unknown) => void
  onGoConsole: () => void
}

/** `resetKey` is null between the throw and the next update of the props. */
type CrashBoundaryState = { failure: { error: unknown; resetKey: string | null } | null }

/** Keeps a throwing screen from taking the console with it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { failure: { error, resetKey: null } }
  }

  static getDerivedStateFromProps(
    props: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    const { failure } = state
    if (failure === null || failure.resetKey === props.resetKey) return null
    return { failure: failure.resetKey === null ? { ...failure, resetKey: props.resetKey } : null }
  }

  /** Renders the screen again, which loads what did not arrive. */
  retry = (): void => {
    this.setState({ failure: null })
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (isPartLoadError(failure.error)) return <PartLoadFailure onRetry={this.retry} />
    return (
      <CrashPage
        error={failure.error}
        onGoConsole={this.props.onGoConsole}
        onRefresh={() => {
          window.location.reload()
        }}
      />
    )
  }
}
