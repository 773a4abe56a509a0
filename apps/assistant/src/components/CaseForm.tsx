import { sessionRecord } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Alert, Input } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './CaseForm.module.css'

export type CaseText = { title: string; note: string }

type CaseFormProps = {
  heading: string
  initial: CaseText
  isSaving: boolean
  /** What the server said; what was typed stays. */
  problem: string | null
  onSave: (text: CaseText) => void
  onClose: () => void
}

/** Title and note of an example. */
export function CaseForm({ heading, initial, isSaving, problem, onSave, onClose }: CaseFormProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(initial)
  const [isTried, setTried] = useState(false)
  const ids = { title: useId(), note: useId(), missing: useId() }
  const isMissing = text.title.trim() === ''
  const save = () => {
    setTried(true)
    if (!isMissing) onSave({ title: text.title.trim(), note: text.note.trim() })
  }
  return (
    <AppModal
      open
      title={heading}
      okText={formatMessage({ id: 'case.save' })}
      cancelText={formatMessage({ id: 'case.cancel' })}
      confirmLoading={isSaving}
      onOk={save}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        {problem !== null && <Alert type="error" showIcon title={problem} />}
        <label htmlFor={ids.title}>{formatMessage({ id: 'case.title' })}</label>
        <Input
          id={ids.title}
          value={text.title}
          maxLength={sessionRecord.MAX_CASE_TITLE}
          aria-required
          aria-invalid={isTried && isMissing}
          aria-describedby={isTried && isMissing ? ids.missing : undefined}
          onChange={({ target }) => setText({ ...text, title: target.value })}
          onPressEnter={save}
        />
        {isTried && isMissing && (
          <span id={ids.missing} role="alert" className={styles['missing']}>
            {formatMessage({ id: 'case.titleMissing' })}
          </span>
        )}
        <label htmlFor={ids.note}>{formatMessage({ id: 'case.note' })}</label>
        <Input.TextArea
          id={ids.note}
          value={text.note}
          maxLength={sessionRecord.MAX_CASE_NOTE}
          rows={4}
          onChange={({ target }) => setText({ ...text, note: target.value })}
        />
      </div>
    </AppModal>
  )
}
