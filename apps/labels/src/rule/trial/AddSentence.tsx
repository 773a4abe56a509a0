import { label } from '@console/contracts'
import type { Role } from '@console/label-engine'
import { IconButton, isOfInputMethod } from '@console/ui'
import { Input, Select } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './TrialPanel.module.css'

type AddSentenceProps = { isFull: boolean; onAdd: (said: { role: Role; words: string }) => void }

/** A sentence of one of the two sides; Enter adds it. */
export function AddSentence({ isFull, onAdd }: AddSentenceProps) {
  const { formatMessage } = useIntl()
  const [role, setRole] = useState<Role>(label.ROLE.customer)
  const [words, setWords] = useState('')
  const canAdd = words.trim() !== '' && !isFull
  function add() {
    if (!canAdd) return
    onAdd({ role, words: words.trim() })
    setWords('')
  }
  return (
    <div className={styles['add']}>
      <Select<Role>
        aria-label={formatMessage({ id: 'trial.speaker' })}
        value={role}
        options={[
          { value: label.ROLE.agent, label: formatMessage({ id: 'trial.agent' }) },
          { value: label.ROLE.customer, label: formatMessage({ id: 'trial.customer' }) },
        ]}
        onChange={setRole}
      />
      <Input
        aria-label={formatMessage({ id: 'trial.add' })}
        placeholder={formatMessage({ id: 'trial.add' })}
        value={words}
        maxLength={label.MAX_LINE_CHARACTERS}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
          // The form around it is not submitted.
          event.preventDefault()
          add()
        }}
      />
      <IconButton
        icon="plus"
        className={styles['addButton'] ?? ''}
        label={formatMessage({ id: 'trial.add.ok' })}
        disabled={!canAdd}
        onClick={add}
      />
    </div>
  )
}
