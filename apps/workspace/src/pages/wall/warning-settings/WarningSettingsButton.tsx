import { lazyPart } from '@console/sub-app'
import { Icon, IconButton } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'

type WarningSettingsProps = { orgId: number; businessTypeId: number }

const Dialog = lazyPart<WarningSettingsProps & { onClose: () => void }>(async () => ({
  Page: (await import(/* webpackChunkName: "warning-settings" */ './WarningSettingsDialog.tsx'))
    .WarningSettingsDialog,
}))

/** Opens the warning settings of the organisation; the dialog is loaded with the first click. */
export function WarningSettingsButton({
  isIcon = false,
  ...props
}: WarningSettingsProps & { isIcon?: boolean }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const label = formatMessage({ id: 'wall.warning.settings' })
  return (
    <>
      {isIcon ? (
        <IconButton icon="alarm" size="small" label={label} title={label} onClick={() => setOpen(true)} />
      ) : (
        <Button
          type="text"
          size="small"
          className="ui-to-end"
          icon={<Icon name="alarm" />}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
