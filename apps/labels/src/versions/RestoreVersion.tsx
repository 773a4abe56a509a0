import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { restoredForm, toVersionForm } from './model/version-form.ts'
import type { VersionsDialogProps } from './VersionsDialog.tsx'
import styles from './Versions.module.css'

type RestoreVersionProps = VersionsDialogProps & { shown: label.LabelVersion }

/** Puts the values of a version into the open editor, as a change that is not saved yet. */
export function RestoreVersion({ shown, stored, forms, onClose }: RestoreVersionProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const noteId = useId()
  const now = forms.latest()
  const restored = restoredForm(toVersionForm(shown, stored), now, stored)
  const isSame = isSameValue(restored, now)
  const { version } = shown

  async function restore(): Promise<void> {
    const isSure =
      !forms.isDirty ||
      (await services.confirm({
        title: formatMessage({ id: 'versions.restore.replace' }),
        content: formatMessage({ id: 'versions.restore.replaceText' }, { version }),
        okText: formatMessage({ id: 'versions.restore' }),
      }))
    if (!isSure) return
    forms.restore(restored)
    services.toast.info(formatMessage({ id: 'versions.restored' }, { version }))
    onClose()
  }

  return (
    <div className={styles['restore']}>
      <span id={noteId} className={styles['note']}>
        {formatMessage({ id: isSame ? 'versions.restore.same' : 'versions.restore.note' })}
      </span>
      <Button type="primary" disabled={isSame} aria-describedby={noteId} onClick={() => void restore()}>
        {formatMessage({ id: 'versions.restore' })}
      </Button>
    </div>
  )
}
