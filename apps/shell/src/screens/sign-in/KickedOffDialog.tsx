import { Button, Modal } from 'antd'
import { MoreTexts } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { kickedOffMessages } from './kicked-off-messages.ts'

const WIDTH_PX = 500

/** Who ended the session, and what to do when that is a surprise (RT-010, RT-Q8). */
export function KickedOffDialog({ fromIp }: { fromIp: string }) {
  return (
    <MoreTexts texts={kickedOffMessages}>
      <Dialog fromIp={fromIp} />
    </MoreTexts>
  )
}

function Dialog({ fromIp }: { fromIp: string }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(true)
  return (
    // The console's own dialog would bring the frame with it.
    <Modal
      open={isOpen}
      width={WIDTH_PX}
      title={formatMessage({ id: 'kickedOff.title' })}
      closable={false}
      mask={{ closable: false }}
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
    </Modal>
  )
}
