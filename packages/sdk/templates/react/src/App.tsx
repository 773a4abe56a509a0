import type { RegisteredAppProps } from '@console/sub-app'
import { Alert, Button, ConfigProvider, theme as antdTheme } from 'antd'
import { useEffect, useState } from 'react'
import { texts } from './texts'

export function App(props: RegisteredAppProps) {
  const { module, theme } = props
  // The styles of antd's components are in the console; the app has values of its own for them.
  return (
    <ConfigProvider
      theme={{
        cssVar: { key: module },
        hashed: false,
        zeroRuntime: true,
        token: { colorPrimary: '#0958d9' },
        algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      }}
    >
      <Page {...props} />
    </ConfigProvider>
  )
}

type Count = { state: 'none' | 'loading' | 'failed' } | { state: 'counted'; count: number }

function Page({ language, user, getToken, namePage }: RegisteredAppProps) {
  const text = texts[language]
  const [unread, setUnread] = useState<Count>({ state: 'none' })
  useEffect(() => namePage(text.title), [namePage, text.title])

  async function count() {
    setUnread({ state: 'loading' })
    try {
      // The call is in `permissions` of console-app.json; a company consents to it.
      const answer = await fetch('/api/user/mm_msg/unread_count', {
        headers: { authorization: `Bearer ${await getToken()}` },
      })
      const { data } = (await answer.json()) as { data: { unreadCnt: number } }
      setUnread({ state: 'counted', count: data.unreadCnt })
    } catch {
      setUnread({ state: 'failed' })
    }
  }

  return (
    <section style={{ padding: 24 }}>
      <h2>{text.title}</h2>
      <p translate="no">{text.welcome(user.name)}</p>
      <Button type="primary" loading={unread.state === 'loading'} onClick={() => void count()}>
        {text.count}
      </Button>
      {unread.state === 'counted' && <p role="status">{text.unread(unread.count)}</p>}
      {unread.state === 'failed' && <Alert type="error" title={text.failed} />}
    </section>
  )
}
