import { SegmentedField } from '@console/ui/form'
import { ChangedWords, mergeWords } from '@console/ui/word-diff'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './PromptVersionsDialog.module.css'

type PromptVersionWordsProps = {
  version: number
  words: string
  /** The words of the version directly before; null: the oldest version has none. */
  wordsBefore: string | null
}

type View = 'text' | 'changes'

/** The text of a version; where there is one before it, also what changed in it. */
export function PromptVersionWords({ version, words, wordsBefore }: PromptVersionWordsProps) {
  const { formatMessage } = useIntl()
  const [view, setView] = useState<View>('text')
  return (
    <>
      {wordsBefore !== null && (
        <div className={styles['view']}>
          <SegmentedField<View>
            label={formatMessage({ id: 'database.prompt.version.view' }, { version })}
            value={view}
            options={[
              { value: 'text', label: formatMessage({ id: 'database.prompt.version.view.text' }) },
              { value: 'changes', label: formatMessage({ id: 'database.prompt.version.view.changes' }) },
            ]}
            problem={undefined}
            onChange={setView}
          />
        </div>
      )}
      <p className={styles['words']} dir="auto">
        {wordsBefore !== null && view === 'changes' ? (
          <ChangedWords
            pieces={mergeWords(wordsBefore, words)}
            labels={{
              removed: formatMessage({ id: 'database.prompt.version.removed' }),
              added: formatMessage({ id: 'database.prompt.version.added' }),
            }}
          />
        ) : (
          words
        )}
      </p>
    </>
  )
}
