import { useIntl } from 'react-intl'
import type { ShareState } from '../model/sharing.ts'
import styles from './Sharing.module.css'

/** Why the screen could not be shared, where it belongs. */
export function ScreenProblemText({ state: { screenProblem } }: { state: ShareState }) {
  const { formatMessage } = useIntl()
  if (screenProblem === null) return null
  return (
    <p className={styles['problem']} role="alert">
      {formatMessage({ id: `seat.screen.${screenProblem}` })}
    </p>
  )
}
