import { useHost } from '@console/sub-app'
import { copyText, Icon, type IconName } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'

type CopyButtonProps = { label: string; icon: IconName; text: () => string }

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ label, icon, text }: CopyButtonProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  async function copy() {
    try {
      await copyText(text())
      setState('copied')
      services.announce(formatMessage({ id: 'audit.copied' }))
    } catch (error) {
      services.reportError(error, 'audit.copy')
      setState('failed')
      services.announce(formatMessage({ id: 'audit.copyFailed' }))
    }
  }

  const shown = {
    idle: label,
    copied: formatMessage({ id: 'audit.copied' }),
    failed: formatMessage({ id: 'audit.copyFailed' }),
  }
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name={state === 'copied' ? 'check' : icon} />}
      onClick={() => void copy()}
    >
      {shown[state]}
    </Button>
  )
}
