import { role } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './RolePage.module.css'

type CopyDialogProps = {
  source: role.Role
  /** Rejects with the problem. */
  onCopy: (name: string) => Promise<void>
  onCancel: () => void
}

/** A dialog for the name of the copy; its problem is shown below the field. */
export function CopyDialog({ source, onCopy, onCancel }: CopyDialogProps) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const problemId = useId()
  const [name, setName] = useState(() =>
    formatMessage({ id: 'role.copy.name' }, { name: source.name }).slice(0, role.ROLE_NAME_MAX),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    if (name.trim() === '') {
      setProblem(formatMessage({ id: 'role.name.missing' }))
      return
    }
    setIsBusy(true)
    setProblem(null)
    try {
      await onCopy(name.trim())
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }

  return (
    <AppModal
      open
      title={formatMessage({ id: 'role.copy.title' }, { name: source.name })}
      okText={formatMessage({ id: 'role.copy' })}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isBusy}
      onCancel={onCancel}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label className={styles['field']}>
          <span>{formatMessage({ id: 'role.name' })}</span>
          <Input
            value={name}
            maxLength={role.ROLE_NAME_MAX}
            status={problem === null ? '' : 'error'}
            aria-invalid={problem !== null}
            aria-describedby={problemId}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p id={problemId} className={styles['problem']} role="alert">
          {problem}
        </p>
      </form>
    </AppModal>
  )
}
