import { label, type DataOf, type ParsedBodyOf } from '@console/contracts'
import { useCallMutation } from '@console/sub-app'

type Line = ParsedBodyOf<typeof label.debug>
type Handlers = {
  onSuccess: (answer: DataOf<typeof label.debug>, line: Line) => void
  onError: (error: Error, line: Line) => void
}

/** Sends a line of a simulated conversation. */
export function useDebugLabel(handlers: Handlers) {
  return useCallMutation(label.debug, { ...handlers, toInput: (body: Line) => ({ body }) })
}
