import { Alert } from 'antd'
import type { ClientActions } from './use-client-actions.ts'

/** Why the last action failed. */
export function ActionProblemAlert({ actions: { problem, clearProblem } }: { actions: ClientActions }) {
  if (problem === null) return null
  return (
    <Alert
      type="error"
      role="alert"
      title={problem.text}
      description={problem.reason}
      closable={{ onClose: clearProblem }}
    />
  )
}
