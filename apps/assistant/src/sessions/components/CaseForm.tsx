import { sessionRecord } from '@console/contracts'
import { useFormDraft, useHost } from '@console/sub-app'
import { AppModal, DraftNotice, isOfInputMethod } from '@console/ui'
import { Alert, Input } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './CaseForm.module.css'

export type CaseText = { title: string; note: string }

type CaseFormProps = {
  heading: string
  /** The draft's name, the id of the session or example, and its current version. */
  keptAs: { name: string; id: number | string; version?: number }
  initial: CaseText
  isSaving: boolean
  /** The server's message; the input stays. */
  problem: string | null
  /** `onSaved` is called when it is saved as an example. */
  onSave: (text: CaseText, onSaved: () => void) => void
  onClose: () => void
}

/** Title and note of an example. */
export function CaseForm({ heading, keptAs, initial, isSaving, problem, onSave, onClose }: CaseFormProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const draft = useFormDraft({ ...keptAs, initial })
  const { form: text, setForm: setText } = draft
  const [isTried, setTried] = useState(false)
  const ids = { title: useId(), note: useId(), missing: useId() }
  const isMissing = text.title.trim() === ''
  const save = () => {
    setTried(true)
    if (!isMissing) onSave({ title: text.title.trim(), note: text.note.trim() }, draft.discard)
  }
  const isOutdated = keptAs.version !== undefined && keptAs.version !== draft.seenVersion
  const told = isOutdated ? formatMessage({ id: 'managed.conflict' }) : problem
  return (
    <AppModal
      open
      title={heading}
      okText={formatMessage({ id: 'case.save' })}
      cancelText={formatMessage({ id: 'case.cancel' })}
      confirmLoading={isSaving}
      onOk={save}
      onCancel={onClose}
      cancelButtonProps={{ onClick: draft.discard }}
    >
      <div className={styles['form']}>
        <DraftNotice draft={draft} timezone={timezone} />
        {told !== null && <Alert type="error" role="alert" showIcon title={told} />}
        <label htmlFor={ids.title}>{formatMessage({ id: 'case.title' })}</label>
        <Input
          id={ids.title}
          value={text.title}
          maxLength={sessionRecord.MAX_CASE_TITLE}
          aria-required
          aria-invalid={isTried && isMissing}
          aria-describedby={isTried && isMissing ? ids.missing : undefined}
          onChange={({ target }) => setText({ ...text, title: target.value })}
          onPressEnter={({ nativeEvent }) => {
            if (!isOfInputMethod(nativeEvent)) save()
          }}
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
