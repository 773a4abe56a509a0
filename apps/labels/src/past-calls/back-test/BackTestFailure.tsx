import type { label } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { useIntl, type IntlShape } from 'react-intl'
import { FIELD_TEXTS } from '../../components/use-field-text.ts'
import { FailureLine } from '../FailureLine.tsx'

type BackTestFailureProps = {
  error: Error
  /** Those that were sent: a refusal names them by their index. */
  conditions: readonly label.Condition[]
  onRetry: () => void
}

/** Why a run failed. What the server does not accept is named by its field; then the rule has to be changed first. */
export function BackTestFailure({ error, conditions, onRetry }: BackTestFailureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const fields = error instanceof ApiError ? Object.entries(error.detail.fields ?? {}) : []
  if (fields.length === 0) {
    return (
      <FailureLine
        title={formatMessage({ id: 'past.failed' })}
        reasons={[failureText(error)]}
        onRetry={onRetry}
      />
    )
  }
  return (
    <FailureLine
      title={formatMessage({ id: 'past.refused' })}
      reasons={fields.map(([path, reason]) => `${fieldName(intl, path, conditions)}: ${reason}`)}
      onRetry={onRetry}
    />
  )
}

/** The field of a path such as `rule.conditions.0.param`, in the words of the form. */
function fieldName(
  { formatMessage }: IntlShape,
  path: string,
  conditions: readonly label.Condition[],
): string {
  const parts = path.split('.').filter((part) => part !== 'label' && part !== 'rule')
  const [name = '', index] = parts
  const condition = name === 'conditions' ? conditions[Number(index)] : undefined
  if (condition !== undefined)
    return formatMessage({ id: 'past.refused.condition' }, { letter: condition.lambda })
  const known = Object.entries(FIELD_TEXTS).find(([field]) => field === name)
  return known === undefined ? path : formatMessage({ id: known[1] })
}
