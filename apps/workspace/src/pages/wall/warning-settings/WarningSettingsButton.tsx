import { lazyPart } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './WarningSettings.module.css'

type WarningSettingsProps = { orgId: number; businessTypeId: number }

const Dialog = lazyPart<WarningSettingsProps & { onClose: () => void }>(async () => ({
  Page: (await import(/* webpackChunkName: "warning-settings" */ './WarningSettingsDialog.tsx'))
    .WarningSettingsDialog,
}))

/** Opens the warning settings of the organisation; the dialog is loaded with the first click. */
export function WarningSettingsButton(props: WarningSettingsProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles['button'] ?? ''}
        icon={<Icon name="alarm" />}
        onClick={() => setOpen(true)}
      >
        {formatMessage({ id: 'wall.warning.settings' })}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
