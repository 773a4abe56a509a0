import { useIntl } from 'react-intl'
import type { ShareState } from '../model/sharing.ts'

/** Explains why the screen could not be shared. */
export function ScreenProblemText({ state: { screenProblem } }: { state: ShareState }) {
  const { formatMessage } = useIntl()
  if (screenProblem === null) return null
  return (
    <p className="ui-after-8 ui-size-13 ui-error" role="alert">
      {formatMessage({ id: `seat.screen.${screenProblem}` })}
    </p>
  )
}
