import type { wordList } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { PassedLine } from '../model/words-text.ts'
import { usePassedText } from '../use-passed-text.ts'
import styles from '../WordLists.module.css'

type PassedOverProps = {
  title: string
  passed: readonly (PassedLine | wordList.PassedCell)[]
  /** How many more there are that are not named. */
  others: number
}

/** The lines that are none of the words, each with its number and why. */
export function PassedOver({ title, passed, others }: PassedOverProps) {
  const { formatMessage } = useIntl()
  const passedText = usePassedText()
  if (passed.length === 0) return null
  return (
    <div className={styles['passed']}>
      <b>{title}</b>
      <ul aria-label={title}>
        {passed.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have several cells of one text
          <li key={index} dir="auto">
            {passedText(one)}
          </li>
        ))}
        {others > 0 && <li>{formatMessage({ id: 'wordList.passed.others' }, { n: others })}</li>}
      </ul>
    </div>
  )
}
