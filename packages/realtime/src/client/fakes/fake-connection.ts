import { steadyClock } from '../clock.ts'
import type { ConnectionEvent, Dispatched } from '../connection-types.ts'
import { Connection } from '../connection.ts'
import { createFakeSockets, type FakeSocket } from './fake-socket.ts'
import { createFakeTime } from './fake-time.ts'

/** A connection with everything around it played by a test. */
export function createFakeConnection() {
  const time = createFakeTime()
  const { opened, openSocket } = createFakeSockets()
  const events: ConnectionEvent[] = []
  const play = {
    token: 'token-1' as string | null,
    /** In the middle: delays are without their spread. */
    random: 0.5,
    dispatched: { kind: 'found', url: 'wss://console.test/socket', heartbeat: 15 } as Dispatched | Error,
    dispatches: 0,
    tokenRequests: 0,
  }
  const connection = new Connection({
    clock: steadyClock(time),
    random: () => play.random,
    openSocket,
    getToken: () => {
      play.tokenRequests += 1
      return Promise.resolve(play.token)
    },
    dispatch: async () => {
      play.dispatches += 1
      await Promise.resolve()
      if (play.dispatched instanceof Error) throw play.dispatched
      return play.dispatched
    },
    onEvent: (event) => events.push(event),
  })

  const socket = (): FakeSocket => getLastSocket(opened)

  return {
    time,
    opened,
    events,
    play,
    connection,
    /** The latest one. */
    socket,
    /** Opens the latest socket and accepts its sign-in. */
    accept: async (answer: Parameters<FakeSocket['echo']>[0] = {}): Promise<FakeSocket> => {
      await time.advance(0)
      const latest = socket()
      latest.open()
      latest.echo(answer)
      return latest
    },
    /** From the start to an open connection. */
    open: async (businessTypeId = 7): Promise<FakeSocket> => {
      connection.start(businessTypeId)
      await time.advance(0)
      socket().open()
      socket().echo()
      return socket()
    },
    eventsOf: <Kind extends ConnectionEvent['kind']>(kind: Kind) =>
      events.filter((event): event is Extract<ConnectionEvent, { kind: Kind }> => event.kind === kind),
  }
}

function getLastSocket(opened: FakeSocket[]): FakeSocket {
  const last = opened.at(-1)
  if (!last) throw new Error('No socket was opened.')
  return last
}
