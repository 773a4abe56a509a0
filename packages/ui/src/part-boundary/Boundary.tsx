import { Component, type ContextType, createContext, type ReactNode } from 'react'

/** Takes every error that a boundary below catches: the host reports them. */
export const CaughtErrorsContext = createContext<(error: unknown) => void>(() => {})

type BoundaryProps = {
  children: ReactNode
  /** Shown instead of what threw; `retry` renders it again, which loads what did not arrive. */
  renderFailure: (failure: { error: unknown; retry: () => void }) => ReactNode
  /** A change lets it try again: the address, usually. */
  resetKey?: string | undefined
  onError?: (() => void) | undefined
}

/** `resetKey` is null between the throw and the next update of the props. */
type BoundaryState = { failure: { error: unknown; resetKey: string | null } | null }

/** Contains an error that is thrown while rendering, so that the rest of the page remains, and reports it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = CaughtErrorsContext
  declare context: ContextType<typeof CaughtErrorsContext>
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error, resetKey: null } }
  }

  static getDerivedStateFromProps(
    { resetKey = '' }: BoundaryProps,
    { failure }: BoundaryState,
  ): BoundaryState | null {
    if (failure === null || failure.resetKey === resetKey) return null
    return { failure: failure.resetKey === null ? { ...failure, resetKey } : null }
  }

  retry = (): void => {
    this.setState({ failure: null })
  }

  override componentDidCatch(error: unknown): void {
    this.context(error)
    this.props.onError?.()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return this.props.renderFailure({ error: failure.error, retry: this.retry })
  }
}
