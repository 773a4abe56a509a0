import { AppModal, copyText, IconButton } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './Person.module.css'

export type OneTimePassword = { id: number; username: string; name: string; password: string }

/** One-time passwords, shown only here. A click on the mask does not close the dialog. */
export function PasswordsDialog({
  passwords,
  onClose,
}: {
  passwords: readonly OneTimePassword[]
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')

  async function copy(text: string) {
    try {
      await copyText(text)
      setCopied('yes')
    } catch {
      // Without https, or when the browser refuses, there is no clipboard: the dialog suggests copying manually.
      setCopied('refused')
    }
  }

  const all = passwords.map(({ username, password }) => `${username}\t${password}`).join('\n')
  return (
    <AppModal
      open
      title={formatMessage({ id: 'people.passwords.title' })}
      onCancel={onClose}
      footer={[
        ...(passwords.length > 1
          ? [
              <Button key="copy" onClick={() => void copy(all)}>
                {formatMessage({ id: 'people.passwords.copyAll' })}
              </Button>,
            ]
          : []),
        <Button key="close" type="primary" onClick={onClose}>
          {formatMessage({ id: 'people.passwords.close' })}
        </Button>,
      ]}
    >
      <p className="ui-no-margin ui-note ui-muted">{formatMessage({ id: 'people.passwords.text' })}</p>
      <ul className="ui-stack ui-list" aria-label={formatMessage({ id: 'people.passwords.title' })}>
        {passwords.map((shown) => (
          <PasswordRow key={shown.id} shown={shown} onCopy={() => void copy(shown.password)} />
        ))}
      </ul>
      {copied !== 'no' && (
        <p className="ui-no-margin ui-note ui-muted" role="status">
          {formatMessage({
            id: copied === 'yes' ? 'people.passwords.copied' : 'people.passwords.copyFailed',
          })}
        </p>
      )}
    </AppModal>
  )
}

function PasswordRow({ shown, onCopy }: { shown: OneTimePassword; onCopy: () => void }) {
  const { formatMessage } = useIntl()
  const { username, name, password } = shown
  return (
    <li className={styles['row']}>
      <span>
        <span>
          {name} ({username})
        </span>
        <code className={styles['password']}>{password}</code>
      </span>
      <IconButton
        icon="copy"
        label={formatMessage({ id: 'people.passwords.copy' }, { name })}
        onClick={onCopy}
      />
    </li>
  )
}
