import { Button, Modal } from 'antd'
import { usePreferences } from '@console/domain-ui/preferences'
import { useState } from 'react'
import { kickedOffTexts } from './kicked-off-texts.ts'

const WIDTH_PX = 500

/** Who ended the session, and what to do when that is a surprise (RT-010, RT-Q8). The console's own dialog would bring the frame with it. */
export function KickedOffDialog({ fromIp }: { fromIp: string }) {
  const texts = kickedOffTexts[usePreferences().language]
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      width={WIDTH_PX}
      title={texts.title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {texts.signIn}
        </Button>
      }
    >
      <p>{fromIp === '' ? texts.unknown : texts.from(fromIp)}</p>
      <p>{texts.advice}</p>
    </Modal>
  )
}
