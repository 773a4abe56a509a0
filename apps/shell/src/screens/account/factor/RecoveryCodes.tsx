import { copyText, CopyRefusedError, saveFile } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { FactorParts } from './FactorSetUp.tsx'
import styles from './factor.module.css'

type RecoveryCodesProps = { parts: FactorParts; codes: readonly string[]; onDone: () => void }

/** The recovery codes, which are shown once: copied, saved, and left on purpose only. */
export function RecoveryCodes({ parts, codes, onDone }: RecoveryCodesProps) {
  const { formatMessage } = useIntl()
  const { toast, username, product } = parts
  const title = formatMessage({ id: 'factor.codes.file' }, { username, product })
  const text = `${title}\n\n${codes.join('\n')}\n`

  async function copy(): Promise<void> {
    try {
      await copyText(text)
      toast.success(formatMessage({ id: 'settings.copied' }))
    } catch (error) {
      if (!(error instanceof CopyRefusedError)) throw error
      toast.error(formatMessage({ id: 'settings.copyFailed' }))
    }
  }

  function save(): void {
    const name = formatMessage({ id: 'factor.codes.fileName' }, { username })
    saveFile(`${name}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  }

  return (
    <div className={styles['form']}>
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'factor.codes.text' })}</p>
      <ul className={styles['codes']} aria-label={formatMessage({ id: 'factor.codes' })}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="ui-wrap ui-gap-8">
        <Button onClick={() => void copy()}>{formatMessage({ id: 'factor.codes.copy' })}</Button>
        <Button onClick={save}>{formatMessage({ id: 'factor.codes.save' })}</Button>
        <Button type="primary" onClick={onDone}>
          {formatMessage({ id: 'factor.codes.done' })}
        </Button>
      </div>
    </div>
  )
}
