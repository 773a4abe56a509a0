import type { BodyKind } from '../../codec/envelope.ts'
import type { Dispatched } from '../connection-types.ts'
import { Hub } from '../hub.ts'
import { isHubMessage, type HubMessage, type PageMessage, type Profile } from '../port-messages.ts'
import { createFakePorts, type FakePort } from './fake-port.ts'
import { createFakeSockets, type FakeSocket } from './fake-socket.ts'
import { createFakeTime } from './fake-time.ts'

/** A page that answers a hub as `RealtimeClient` does, and shows what it received. */
export type FakePage = {
  port: FakePort
  profile: Profile
  token: string | null
  dispatched: Dispatched | null
  received: HubMessage[]
  post: (message: PageMessage) => void
  attach: (kinds?: BodyKind[]) => void
  of: <Type extends HubMessage['type']>(type: Type) => Extract<HubMessage, { type: Type }>[]
  /** The latest state. */
  state: () => unknown
}

export const FOUND: Dispatched = { kind: 'found', url: 'wss://console.test/socket', heartbeat: 15 }

/** A hub with everything around it played by a test. */
export function createFakeHub() {
  const time = createFakeTime()
  const { opened, openSocket } = createFakeSockets()
  const hub = new Hub({ clock: time, random: () => 0.5, openSocket })
  const socket = (): FakeSocket => {
    const last = opened.at(-1)
    if (!last) throw new Error('No socket was opened.')
    return last
  }
  return {
    time,
    opened,
    openSocket,
    hub,
    /** The latest one. */
    socket,
    /** Opens the latest socket and accepts its sign-in. */
    accept: async (answer: Parameters<FakeSocket['echo']>[0] = {}): Promise<void> => {
      await time.advance(0)
      socket().open()
      socket().echo(answer)
      await time.advance(0)
    },
    page: (profile: Partial<Profile> = {}): FakePage => fakePage(hub, profile),
  }
}

function fakePage(hub: Hub, own: Partial<Profile>): FakePage {
  const [port, otherEnd] = createFakePorts()
  hub.connect(otherEnd)
  const profile = { token: 'token-1', userId: 1, businessTypeId: 7, ...own }
  const received: HubMessage[] = []
  const of: FakePage['of'] = (type) =>
    received.filter((message): message is Extract<HubMessage, { type: typeof type }> => message.type === type)
  const page: FakePage = {
    port,
    profile,
    token: profile.token,
    dispatched: FOUND,
    received,
    of,
    post: (message) => port.postMessage(message),
    attach: (kinds = ['pushEvents']) => port.postMessage({ type: 'attach', profile, kinds }),
    state: () => of('state').at(-1)?.state,
  }
  port.addEventListener('message', ({ data }) => {
    if (!isHubMessage(data)) return
    received.push(data)
    answer(page, data)
  })
  port.start()
  return page
}

function answer(page: FakePage, message: HubMessage): void {
  if (message.type === 'ping') page.post({ type: 'pong' })
  if (message.type === 'queryToken') page.post({ type: 'tokenAnswer', id: message.id, token: page.token })
  if (message.type === 'queryDispatch')
    page.post({ type: 'dispatchAnswer', id: message.id, dispatched: page.dispatched })
}
