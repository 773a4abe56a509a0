import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `reset`: both sides learn of it at once. `silent`: nobody does, as where a cable is pulled. */
export type CutKind = 'reset' | 'silent'
type Pair = { near: Socket; far: Socket | null }

/** The network of one client: TCP between it and a server, cut and mended on command. */
export class CuttingProxy {
  readonly #server = createServer((near) => this.#accept(near))
  readonly #pairs = new Set<Pair>()
  #cut: CutKind | null = null
  /** Port of the server; connections that are open stay where they are. */
  target: number

  constructor(target: number) {
    this.target = target
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the system named no port')
    return `http://127.0.0.1:${address.port}`
  }

  cut(kind: CutKind): void {
    this.#cut = kind
    if (kind === 'reset') this.#destroyAll()
    else for (const pair of this.#pairs) silence(pair)
  }

  /** Connections from before are lost: the network has dropped them. */
  mend(): void {
    this.#cut = null
    this.#destroyAll()
  }

  /** Open connections stay silent for ever, as towards a machine that is gone; another answers at its address. */
  replace(): void {
    this.#cut = null
  }

  async stop(): Promise<void> {
    this.#destroyAll()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #destroyAll(): void {
    for (const { near, far } of this.#pairs) {
      near.destroy()
      far?.destroy()
    }
  }

  #accept(near: Socket): void {
    near.on('error', () => undefined)
    if (this.#cut === 'reset') {
      near.destroy()
      return
    }
    const far = this.#cut === null ? connect(this.target, '127.0.0.1') : null
    const pair = { near, far }
    this.#pairs.add(pair)
    near.once('close', () => {
      far?.destroy()
      this.#pairs.delete(pair)
    })
    if (far === null) return
    far.on('error', () => undefined).once('close', () => near.destroy())
    near.pipe(far).pipe(near)
  }
}

function silence({ near, far }: Pair): void {
  if (far === null) return
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}
