import { Button, Input } from 'antd'
import { useIntl } from 'react-intl'
import styles from './SessionPage.module.css'
import type { FoundSentences } from './use-found-sentences.ts'

type FindFormProps = {
  text: string
  found: FoundSentences
  onFind: (text: string) => void
}

/** The search field of the transcript, with the number of matches. */
export function FindForm({ text, found, onFind }: FindFormProps) {
  const { formatMessage } = useIntl()
  return (
    <form
      role="search"
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault()
        found.next()
      }}
    >
      <Input
        allowClear
        maxLength={100}
        value={text}
        placeholder={formatMessage({ id: 'session.find' })}
        aria-label={formatMessage({ id: 'session.find' })}
        onChange={({ target }) => {
          found.restart()
          onFind(target.value)
        }}
      />
      <span role="status" className={styles['note']}>
        {text !== '' && formatMessage({ id: 'session.found' }, { count: found.count })}
      </span>
      {found.count > 1 && <Button htmlType="submit">{formatMessage({ id: 'session.next' })}</Button>}
    </form>
  )
}
