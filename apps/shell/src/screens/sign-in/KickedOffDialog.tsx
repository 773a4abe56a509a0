import type { Language } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { Button, Modal } from 'antd'
import { useState } from 'react'

/** Texts for a session that was ended from elsewhere; they come with the dialog, not with the sign-in page. */
const kickedOffTexts: Readonly<Record<Language, KickedOffTexts>> = {
  en: {
    title: 'You were signed out',
    from: (fromIp) =>
      `Your account signed in elsewhere, or your session was ended there: from the address ${fromIp}.`,
    unknown: 'Your session was ended from elsewhere.',
    advice: 'If you do not know why, change your password after signing in.',
    signIn: 'Sign in',
  },
  zh: {
    title: '您已被登出',
    from: (fromIp) => `您的账号在其他地方登录，或会话在其他地方被结束，地址：${fromIp}。`,
    unknown: '您的会话已在其他地方被结束。',
    advice: '如果您不清楚原因，请在登录后修改密码。',
    signIn: '登录',
  },
}

const WIDTH_PX = 500

/**
 * Says who ended the session, and what to do when that is a surprise (RT-010, RT-Q8). The console's own dialog would bring
 * the frame with it.
 */
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

type KickedOffTexts = {
  title: string
  from: (fromIp: string) => string
  unknown: string
  advice: string
  signIn: string
}
