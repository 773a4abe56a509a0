import { afterEach, expect, test, vi } from 'vitest'
import { openWebSocket } from './socket.ts'

class FakeWebSocket extends EventTarget {
  static readonly opened: FakeWebSocket[] = []
  binaryType = 'blob'
  readonly sent: unknown[] = []
  readonly closedWith: number[] = []
  readonly url: string
  readonly protocols: string
  constructor(url: string, protocols: string) {
    super()
    this.url = url
    this.protocols = protocols
    FakeWebSocket.opened.push(this)
  }
  send(data: unknown): void {
    this.sent.push(data)
  }
  close(code: number): void {
    this.closedWith.push(code)
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the address is opened as given, for binary frames of dolphin.v1 [RT-002] [RT-004]', () => {
  vi.stubGlobal('WebSocket', FakeWebSocket)
  const seen: unknown[] = []
  const socket = openWebSocket('wss://console.test/api/dolphin/realtime', {
    onOpen: () => seen.push('open'),
    onFrame: (data) => seen.push(data),
    onClose: (code) => seen.push(code),
  })
  const [opened] = FakeWebSocket.opened
  expect(opened).toMatchObject({
    url: 'wss://console.test/api/dolphin/realtime',
    protocols: 'dolphin.v1',
    binaryType: 'arraybuffer',
  })
  opened?.dispatchEvent(new Event('open'))
  opened?.dispatchEvent(new MessageEvent('message', { data: 'frame' }))
  opened?.dispatchEvent(new CloseEvent('close', { code: 4408 }))
  expect(seen).toEqual(['open', 'frame', 4408])
  socket.send(Uint8Array.of(1, 2))
  socket.close(1000)
  expect([opened?.sent, opened?.closedWith]).toEqual([[Uint8Array.of(1, 2)], [1000]])
})
