import { type documents, subApp } from '@console/contracts'
import { type AppMessage, readAppMessage } from '@console/sub-app/isolated-app/host'
import { mockCall, network, Refusal } from '@console/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runLog } from '../../runtime/micro-apps/run-log.ts'
import { openAppActions } from '../../runtime/registered-apps/app-actions.ts'
import { MOVES } from '../../runtime/registered-apps/use-isolated-bridge.ts'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../testing/open-console.tsx'
import { ISOLATED_LOAD_LIMIT_MS, PONG_LIMIT_MS } from './IsolatedApp.tsx'

let number = 0
let module = ''

beforeEach(() => {
  number += 1
  module = `charts${number}`
})
afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

const folder = () => `/console/app-files/${module}/7/`

function registryApp(): subApp.RegistryApp {
  return {
    module,
    name: 'Charts',
    trust: 'isolated',
    entry: `${folder()}manifest.json`,
    versionId: 7,
    versionNumber: 3,
    ownerContact: '',
    pages: [{ path: `/console/apps/${module}`, component: 'App' }],
    slots: null,
    isPreview: false,
  }
}

function manifest(): documents.SubAppManifest {
  return {
    module,
    version: '3',
    kitMajor: null,
    tiers: [],
    publicPath: folder(),
    scripts: [{ url: `${folder()}main.js`, integrity: 'sha256-x' }],
    styles: [],
    chunks: {},
    document: `${folder()}index.html`,
  }
}

async function openApp(path = '', document: Partial<documents.SubAppManifest> = {}) {
  const opened = await openConsole({
    address: `/console/apps/${module}${path}`,
    menus: [
      ...testMenus,
      { id: `app.${module}`, name: 'Charts', path: `/console/apps/${module}`, component: `${module}/App` },
    ],
    handlers: [
      mockCall(subApp.registry, { setNumber: 1, off: [], apps: [registryApp()] }),
      mockCall(subApp.token, ({ body }) => ({
        token: `token of ${body.module} ${body.versionId}`,
        calls: [],
      })),
      http.get(`*${folder()}manifest.json`, () => HttpResponse.json({ ...manifest(), ...document })),
    ],
  })
  return opened
}

async function findFrame(): Promise<HTMLIFrameElement> {
  return waitFor(() => {
    const frame = document.querySelector('iframe')
    if (frame === null) throw new Error('there is no frame yet')
    return frame
  })
}

/** Opens the app, and greets as its document does. */
async function connect(path = '') {
  const opened = await openApp(path)
  const frame = await findFrame()
  const { contentWindow } = frame
  if (contentWindow === null) throw new Error('the frame has no window')
  const post = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => {})
  const hello = { protocol: 'console-app/1', type: 'hello' }
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: hello, source: contentWindow, origin: 'null' }))
  })
  const port = (post.mock.lastCall as unknown as [unknown, string, MessagePort[]])[2][0]
  if (port === undefined) throw new Error('no port')
  const received: { type: string; [field: string]: unknown }[] = []
  port.addEventListener('message', ({ data }) => received.push(data as (typeof received)[number]))
  port.start()
  const send = (message: AppMessage): void => {
    expect(readAppMessage(message)).not.toBeNull()
    port.postMessage(message)
  }
  const answered = async (id: number) =>
    vi.waitFor(() => {
      const found = received.find((message) => message['id'] === id)
      if (found === undefined) throw new Error('no answer yet')
      return found
    })
  return { ...opened, frame, port, send, received, answered }
}

test('an isolated app that was built with another major of the package says so at once', async () => {
  await openApp('')
  const { contentWindow } = await findFrame()
  const data = { protocol: 'console-app/2', type: 'hello' }
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source: contentWindow, origin: 'null' }))
  })
  expect(await screen.findByText(/does not fit this console/)).toBeInTheDocument()
  expect(screen.getByText(/does not speak console-app\/1\./)).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
})

test('an isolated app is shown in a frame that has an origin of its own, and nothing else', async () => {
  const { frame, send, received } = await connect('/7?tab=2')
  expect(frame).toHaveAttribute('src', expect.stringMatching(/\/index\.html$/))
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  expect(frame).toHaveAttribute('allow', "picture-in-picture 'none'; storage-access 'none'")
  expect(screen.getByLabelText('Opening the app')).toBeInTheDocument()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]).toEqual({
    type: 'context',
    context: {
      module,
      basePath: `/console/apps/${module}`,
      path: '/7?tab=2',
      theme: 'light',
      language: 'en',
      timezone: 'Asia/Shanghai',
      businessType: { id: expect.any(Number) as number, name: expect.any(String) as string },
    },
  })
  send({ type: 'ready' })
  await waitFor(() => expect(screen.queryByLabelText('Opening the app')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(runLog.get().find((run) => run.module === module)).toMatchObject({
      state: 'mounted',
      trust: 'isolated',
      version: '3',
    }),
  )
})

test('changes of language and address reach the app', async () => {
  const { preferences, send, received } = await connect()
  act(() => preferences.setLanguage('zh'))
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ context: { language: 'zh', path: '' } }))
  send({ type: 'navigate', path: '/8?tab=lines' })
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ context: { path: '/8?tab=lines' } }))
  expect(addressBar()).toBe(`/console/apps/${module}/8?tab=lines`)
  act(() => window.history.back())
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ context: { path: '' } }))
})

test.each([
  '/../../msgcenter/audit',
  '/%2e%2e/%2e%2e/msgcenter/audit',
  '-other',
  'https://elsewhere.example/',
  '/\\elsewhere.example',
])('an app cannot leave its own addresses by %s', async (path) => {
  const { send, answered } = await connect()
  const before = addressBar()
  send({ type: 'navigate', path })
  send({ type: 'call', id: 1, method: 'GET', path: '/elsewhere' })
  expect(await answered(1)).toEqual({ type: 'refused', id: 1, reason: 'notAllowed' })
  expect(addressBar()).toBe(before)
})

test('parameters with which the console does something are not taken from an app', async () => {
  const { send } = await connect()
  send({ type: 'navigate', path: '?safe=1&preview=9&token=a&view=2' })
  await waitFor(() => expect(addressBar()).toBe(`/console/apps/${module}?view=2`))
})

test('another page of the console opens after a click only, where the person may open it', async () => {
  const { send, answered } = await connect()
  const activation = { isActive: false }
  Object.defineProperty(window.navigator, 'userActivation', { value: activation, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(window.navigator, 'userActivation'))
  send({ type: 'open', to: '/console/msgcenter/audit' })
  send({ type: 'token', id: 1 })
  await answered(1)
  expect(addressBar()).toBe(`/console/apps/${module}`)
  activation.isActive = true
  send({ type: 'open', to: '/console/no/such/page' })
  send({ type: 'open', to: '/console/msgcenter/audit' })
  await waitFor(() => expect(addressBar()).toBe('/console/msgcenter/audit'))
})

test('messages and questions are shown under the name of the app, one question at a time', async () => {
  const { send, answered, person } = await connect()
  send({ type: 'toast', level: 'success', text: 'Saved' })
  expect(await screen.findByText('Charts: Saved')).toBeInTheDocument()
  send({
    type: 'confirm',
    id: 1,
    title: 'Delete it?',
    content: 'For ever',
    okText: 'Delete',
    isDestructive: true,
  })
  send({ type: 'confirm', id: 2, title: 'Really?' })
  expect(await answered(2)).toEqual({ type: 'refused', id: 2, reason: 'busy' })
  expect(await screen.findByText('Charts: Delete it?')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await answered(1)).toEqual({ type: 'answer', id: 1, value: true })
})

test('an app gets the token of its own version, and calls go with it and without the session', async () => {
  const { send, answered, requests } = await connect()
  send({ type: 'token', id: 1 })
  expect(await answered(1)).toEqual({ type: 'answer', id: 1, value: `token of ${module} 7` })
  const sent: Request[] = []
  const fetched = vi.spyOn(window, 'fetch')
  network.use(
    http.post('*/api/charts/draw', ({ request }) => {
      sent.push(request)
      return HttpResponse.json({ status: 'success' }, { status: 201 })
    }),
  )
  send({ type: 'call', id: 2, method: 'POST', path: '/api/charts/draw', body: '{"a":1}' })
  expect(await answered(2)).toEqual({
    type: 'answer',
    id: 2,
    value: { status: 201, body: '{"status":"success"}' },
  })
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer token of ${module} 7`)
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ credentials: 'omit' }))
  expect(requests.filter((path) => path === subApp.token.path)).toHaveLength(1)
  send({ type: 'call', id: 3, method: 'GET', path: 'https://elsewhere.example/api/a' })
  expect(await answered(3)).toMatchObject({ reason: 'notAllowed' })
  send({ type: 'call', id: 4, method: 'GET', path: '/api/../console/config.json' })
  expect(await answered(4)).toMatchObject({ reason: 'notAllowed' })
})

test('a token that is refused is a refused request', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { send, answered } = await connect()
  network.use(mockCall(subApp.token, new Refusal(403, 'no', { status: 403 })))
  send({ type: 'token', id: 1 })
  expect(await answered(1)).toEqual({ type: 'refused', id: 1, reason: 'failed' })
})

test('actions of the app are in the search of the console while it is open', async () => {
  const { send, received } = await connect()
  send({ type: 'actions', actions: [{ id: 'new', name: 'New chart' }] })
  await vi.waitFor(() => expect(openAppActions.get()).toHaveLength(1))
  expect(openAppActions.get()[0]).toMatchObject({ name: 'New chart', app: 'Charts' })
  openAppActions.get()[0]?.run()
  await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'action', id: 'new' }))
  await closeConsoles()
  expect(openAppActions.get()).toEqual([])
})

test('an app whose frame loads another document, or that floods the console, is stopped', async () => {
  const { frame, person } = await connect()
  fireEvent.load(frame)
  fireEvent.load(frame)
  expect(await screen.findByText('It left its own page.')).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  const again = await findFrame()
  act(() => {
    for (let sent = 0; sent <= 100; sent += 1)
      window.dispatchEvent(
        new MessageEvent('message', { data: sent, source: again.contentWindow, origin: 'null' }),
      )
  })
  expect(await screen.findByText('It sent too many messages to the console.')).toBeInTheDocument()
})

test('an app whose first document answers after a further load goes on: WebKit reports steps to fragments, too', async () => {
  const { frame, send, received } = await connect()
  const loadAgain = async (answer: number) => {
    fireEvent.load(frame)
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ type: 'ping' }))
    send({ type: 'pong', id: answer })
    const answeredAt = performance.now()
    await vi.waitUntil(() => performance.now() - answeredAt > PONG_LIMIT_MS + 100, { timeout: 2000 })
  }
  fireEvent.load(frame)
  await loadAgain(2)
  expect(frame).toBeInTheDocument()
  // An answer to an earlier question is none.
  await loadAgain(2)
  expect(screen.getByText('It left its own page.')).toBeInTheDocument()
})

test('errors that nothing in the app caught, and its end by the console, count in its health', async () => {
  const { frame, send, answered } = await connect()
  const reports: unknown[] = []
  network.use(
    mockCall(subApp.reportHealth, ({ body }) => {
      reports.push(...body.reports.map(({ report }) => report))
      return null
    }),
  )
  send({ type: 'error', text: 'TypeError: 13800138000 is no customer' })
  send({ type: 'token', id: 1 })
  await answered(1)
  fireEvent.load(frame)
  fireEvent.load(frame)
  await screen.findByText('It left its own page.')
  await closeConsoles()
  await vi.waitFor(() => expect(reports).toHaveLength(2))
  expect(reports).toEqual([
    { kind: 'error', text: 'TypeError: … is no customer' },
    { kind: 'failed', text: 'script: left its own page' },
  ])
})

test('an app opens the search of the console with a key alone, while it has the focus', async () => {
  const { frame, send, answered } = await connect()
  const pressed = vi.fn<(event: KeyboardEvent) => void>()
  window.addEventListener('keydown', pressed)
  onTestFinished(() => window.removeEventListener('keydown', pressed))
  send({ type: 'shortcut', key: '/' })
  send({ type: 'token', id: 1 })
  await answered(1)
  expect(pressed).not.toHaveBeenCalled()
  frame.tabIndex = -1
  frame.focus()
  send({ type: 'shortcut', key: '/' })
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('an app changes its address and its title at a pace that browsers bear', async () => {
  const { send, answered } = await connect()
  for (let step = 1; step <= MOVES.burst + 10; step += 1) send({ type: 'navigate', path: `/${step}` })
  send({ type: 'title', title: 'Late' })
  send({ type: 'token', id: 1 })
  await answered(1)
  await waitFor(() => expect(addressBar()).toMatch(new RegExp(`/${module}/3\\d$`)))
  expect(document.title).not.toContain('Late')
})

test('an app that never says that it is ready times out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await connect()
  act(() => void vi.advanceTimersByTime(ISOLATED_LOAD_LIMIT_MS))
  expect(await screen.findByText('Charts did not open')).toBeInTheDocument()
  vi.useRealTimers()
})

test('a manifest without a document is a failure', async () => {
  await openApp('', { document: undefined })
  expect(await screen.findByText('Charts could not be opened')).toBeInTheDocument()
})
