import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** Who ended the session, and what to do when that is a surprise (RT-010, RT-Q8). */
export function KickedOffDialog({ fromIp }: { fromIp: string }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(true)
  return (
    <AppModal
      open={isOpen}
      title={formatMessage({ id: 'kickedOff.title' })}
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {formatMessage({ id: 'kickedOff.signIn' })}
        </Button>
      }
    >
      <p>
        {fromIp === ''
          ? formatMessage({ id: 'kickedOff.unknown' })
          : formatMessage({ id: 'kickedOff.from' }, { fromIp })}
      </p>
      <p>{formatMessage({ id: 'kickedOff.advice' })}</p>
    </AppModal>
  )
}
