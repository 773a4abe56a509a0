/** An end of a channel: the part of a port that the console and its apps use. */
export type TestPort = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start' | 'close'>

/**
 * Two ends of a channel that delivers in order, a turn later, what could be sent over a real one as JSON. Not every environment of tests
 * has channels, and a real one keeps a process of Node running.
 */
export function createPorts(): [app: MessagePort, host: TestPort] {
  const first = new EventTarget()
  const second = new EventTarget()
  let isOpen = true
  const createEnd = (own: EventTarget, other: EventTarget): TestPort => ({
    postMessage: (message: unknown) => {
      const copy: unknown = JSON.parse(JSON.stringify(message))
      queueMicrotask(() => {
        if (isOpen) other.dispatchEvent(Object.assign(new Event('message'), { data: copy }))
      })
    },
    addEventListener: own.addEventListener.bind(own),
    start: () => {},
    close: () => {
      isOpen = false
    },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the app's end uses no other part of a port
  return [createEnd(first, second) as MessagePort, createEnd(second, first)]
}
