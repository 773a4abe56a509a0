import { session } from '@console/contracts'
import { createFakeHub, createFakePorts } from '@console/realtime/fakes'
import { mockCall } from '@console/testing'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

type Opened = { url: string; name: string }

/**
 * A browser's shared worker with the real hub in it; the test plays the server behind its sockets, and moves its time. Call it
 * before the console is opened.
 */
export function fakeWorker() {
  const { hub, time, opened: sockets, socket, accept } = createFakeHub()
  const workers: Opened[] = []
  const dispatched = vi.fn(({ body: _body }: { body: unknown }) => ({
    url: 'wss://console.test/api/dolphin/realtime',
    iceServers: [],
    heartbeat: 15,
  }))

  class FakeSharedWorker {
    readonly port
    constructor(url: string, { name }: { name: string }) {
      workers.push({ url, name })
      const [port, otherEnd] = createFakePorts()
      this.port = port
      hub.connect(otherEnd)
    }
    addEventListener(): void {}
  }
  vi.stubGlobal('SharedWorker', FakeSharedWorker)
  onTestFinished(() => void vi.unstubAllGlobals())

  return {
    workers,
    sockets,
    socket,
    dispatched,
    handler: mockCall(session.describeDispatcher, dispatched),
    accept: (answer?: Parameters<typeof accept>[0]) => act(() => accept(answer)),
    /** The server sends something, or time passes in the worker. */
    play: (run: () => void = () => {}, ms = 0) =>
      act(async () => {
        run()
        await time.advance(ms)
      }),
  }
}
