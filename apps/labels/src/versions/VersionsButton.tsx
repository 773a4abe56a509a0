import { label } from '@console/contracts'
import { useHasCall, lazyPart } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OpenLabel } from '../components/use-label-draft.ts'
import styles from './VersionsButton.module.css'

/** The versions of a label; their code and texts come when the dialog is opened. */
const VersionsDialog = lazyPart(async () => {
  const { VersionsDialog: Page, texts } = await import(
    /* webpackChunkName: "on-demand-label-versions" */ './VersionsDialog.tsx'
  )
  return { Page, texts }
})

type VersionsButtonProps = { opened: OpenLabel; isDisabled: boolean }

/** Opens the versions of the label in the editor; a new label has none. */
export function VersionsButton({ opened, isDisabled }: VersionsButtonProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const hasVersions = useHasCall(label.versions)
  if (opened.base === null || !hasVersions) return null
  return (
    <>
      <Button
        type="text"
        className={styles['button'] ?? ''}
        icon={<Icon name="history" />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {formatMessage({ id: 'label.versions' })}
      </Button>
      {isOpen && <VersionsDialog stored={opened.base} opened={opened} onClose={() => setOpen(false)} />}
    </>
  )
}
