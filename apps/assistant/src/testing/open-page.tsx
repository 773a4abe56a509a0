import { documents } from '@console/contracts'
import { network } from '@console/testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { useSyncExternalStore, type ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { startAssistant } from '../start-assistant.tsx'

type OpenOptions = {
  address: string
  handlers?: HttpHandler[]
  language?: 'en' | 'zh'
  config?: Partial<documents.ConsoleConfig>
}

const CONFIG = {
  version: '2.5.0',
  brands: [{ host: '*', title: { en: 'Orchid', zh: 'Orchid' } }],
} satisfies Partial<documents.ConsoleConfig>

/** The whole application at an address, as `main.tsx` starts it; it is unmounted after the test. */
export async function openPage({ address, handlers = [], language = 'en', config = {} }: OpenOptions) {
  window.history.replaceState(null, '', address)
  window.localStorage.setItem('locale', language)
  network.use(
    ...handlers,
    http.get(`*${documents.CONFIG_PATH}`, () => HttpResponse.json({ ...CONFIG, ...config })),
  )
  const leaving = new AbortController()
  onTestFinished(() => {
    leaving.abort()
    document.documentElement.removeAttribute('lang')
    document.documentElement.removeAttribute('data-theme')
  })
  const shown = shownView()
  render(<Shown view={shown} />)
  await startAssistant({ show: shown.show, signal: leaving.signal })
  return { person: userEvent.setup() }
}

function shownView() {
  let current: ReactNode = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (view: ReactNode) => {
      current = view
      for (const listener of listeners) listener()
    },
  }
}

function Shown({ view }: { view: ReturnType<typeof shownView> }) {
  return useSyncExternalStore(view.subscribe, view.get)
}
