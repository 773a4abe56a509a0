import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from './wait-until.ts'

/** Answers instead of the server, or lets the request pass when it returns false. */
export type Fault = (incoming: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** Opened in a browser it sets a cookie and redirects, so that a test starts signed in. */
const ENTRY_PATH = '/test-entry'

/**
 * A proxy between a browser and the console's server, since not every engine lets its requests be seen or changed from
 * outside: tests break calls here, and read what the browser reported.
 */
export class FaultProxy {
  readonly #server = createServer((incoming, response) => {
    this.#pass(incoming, response).catch((error: unknown) => {
      // A fault handler that throws is an error of the test that set it.
      if (!response.destroyed) this.#failures.push(`${incoming.url}: ${String(error)}`)
      response.destroy()
    })
  })
  readonly target: URL
  /** For the sign-in limiter: each test has its own address. */
  readonly #address: string
  readonly #reports: string[] = []
  readonly #failures: string[] = []
  /** Method and path of every request, in order. */
  readonly requests: string[] = []
  fault: Fault | null = null
  #open = 0
  /** Sockets of realtime connections, which the HTTP server no longer knows. */
  readonly #tunnels = new Set<Socket>()
  #isCut = false
  #entry: { location: string; 'set-cookie': string } | null = null

  constructor(target: string, address: string) {
    this.target = new URL(target)
    this.#address = address
  }

  async start(): Promise<string> {
    this.#server.on('upgrade', (incoming, socket, head) => this.#passUpgrade(incoming, socket, head))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The system named no port.')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    for (const tunnel of this.#tunnels) tunnel.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Cuts all realtime sockets, and refuses new ones, for this long. */
  async cut(ms: number): Promise<void> {
    this.#isCut = true
    for (const tunnel of this.#tunnels) tunnel.destroy()
    await pause(ms)
    this.#isCut = false
  }

  /** Waits until every request has its answer: a page that is left while it loads complains in some engines. */
  async untilIdle(): Promise<void> {
    await waitUntil(
      async () => Promise.resolve(this.#open === 0),
      async () => Promise.resolve(`${this.#open} requests are still open`),
    )
  }

  /** Address that leads to another one, with the cookie set. */
  entryTo(address: string, cookie: string): string {
    this.#entry = { location: address, 'set-cookie': `${cookie}; path=/; samesite=strict` }
    return ENTRY_PATH
  }

  /** Problems that a healthy page never causes: policy reports, and calls that the server failed. */
  problems(): string[] {
    return [...this.#reports, ...this.#failures]
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming
    this.requests.push(`${method} ${url}`)
    this.#open += 1
    response.once('close', () => (this.#open -= 1))
    if (url === ENTRY_PATH && this.#entry !== null) {
      response.writeHead(303, { ...this.#entry, 'cache-control': 'no-store' }).end()
      return
    }
    if (await this.fault?.(incoming, response)) return
    const outgoing = request({
      host: this.target.hostname,
      port: this.target.port,
      method,
      path: url,
      headers: { ...incoming.headers, 'x-forwarded-for': this.#address },
    })
    outgoing.once('response', (answer) => {
      const { statusCode = 502, headers } = answer
      if (statusCode >= 500) this.#failures.push(`status ${statusCode}: ${url}`)
      response.writeHead(statusCode, headers)
      // A page that unloads aborts its requests.
      pipeline(answer, response).catch(() => response.destroy())
    })
    outgoing.on('error', () => response.destroy())
    if (url.startsWith('/api/csp-report')) {
      let text = ''
      incoming.on('data', (part: Buffer) => (text += part.toString()))
      incoming.once('end', () => this.#reports.push(`CSP report: ${text}`))
    }
    pipeline(incoming, outgoing).catch(() => outgoing.destroy())
  }
  /** The realtime socket, which does not count as an open request, since it is open as long as the page. */
  #passUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { method = 'GET', url = '/', rawHeaders } = incoming
    this.requests.push(`${method} ${url}`)
    if (this.#isCut) {
      socket.destroy()
      return
    }
    const tunnel = connect(Number(this.target.port), this.target.hostname)
    this.#tunnels.add(tunnel)
    const headers = [...rawHeaders, 'x-forwarded-for', this.#address]
    const lines = headers.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : [],
    )
    tunnel.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    tunnel.write(head)
    // Either side may end, or break, first; an error is followed by the close.
    tunnel
      .on('error', () => undefined)
      .once('close', () => {
        this.#tunnels.delete(tunnel)
        socket.destroy()
      })
    socket.on('error', () => undefined).once('close', () => tunnel.destroy())
    socket.pipe(tunnel).pipe(socket)
  }
}
