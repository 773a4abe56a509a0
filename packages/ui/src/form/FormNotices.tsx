import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { asSentence } from '../states/as-sentence.ts'
import styles from './FormBody.module.css'
import type { FormTrouble } from './form-state.ts'

/** What went wrong with a form as a whole. */
export function FormNotices({ failure, isInputPreserved, conflict }: FormTrouble) {
  const { formatMessage } = useIntl()
  if (conflict !== null && 'text' in conflict) {
    return (
      <p className={styles['problem']} role="alert">
        {conflict.text}
      </p>
    )
  }
  if (conflict !== null) {
    return (
      <div className={styles['conflict']} role="alert">
        {formatMessage({ id: 'form.conflict' })}
        <span className={styles['choices']} data-choices>
          <Button size="small" onClick={conflict.keepMine}>
            {formatMessage({ id: 'form.conflict.keep' })}
          </Button>
          <Button size="small" onClick={conflict.takeTheirs}>
            {formatMessage({ id: 'form.conflict.take' })}
          </Button>
        </span>
      </div>
    )
  }
  if (failure === null) return null
  return (
    <p className={styles['problem']} role="alert">
      {isInputPreserved ? `${asSentence(failure)} ${formatMessage({ id: 'form.inputPreserved' })}` : failure}
    </p>
  )
}
