import { Socket } from 'node:net'
import pg from 'pg'
import { runningLimit, type RunningLimit } from '../time/running-limit.ts'

/** Probes of an idle connection begin then, one a second: ten without an answer end it. */
const KEEP_ALIVE_AFTER_MS = 5_000
/** For the database to end a connection that is closed. */
const END_LIMIT_MS = 1_000

/** The database left a query unanswered for longer than its own limit of a statement: the connection is dead. */
export class NoAnswer extends Error {
  constructor() {
    super('the database did not answer in time')
  }
}

/**
 * A connection that is given up when a query is not answered in time. Where a machine, a proxy or a firewall vanishes without a
 * word, nothing else ends it: the system's own limit is a quarter of an hour, and the database's reaches nobody.
 */
export class AnsweringClient extends pg.Client {
  /** The limit of each query from the next one on; null: it may take its time, as migrations and copies do. */
  answerLimitMs: number | null = null
  readonly #socket: Socket
  /** Queries without an answer. */
  #waiting = 0
  /** The limit of the first waiting query. */
  #limit: RunningLimit | undefined

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket()
    super({
      ...config,
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    })
    this.#socket = socket
    // A caller that waits for an answer gets the error; between two queries it affects nobody.
    this.on('error', () => undefined)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's overloads, passed on as they come
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    this.query = ((...given: unknown[]) => this.#limited(query(...given))) as pg.Client['query']
  }

  /** The database seems to be gone: without a query the connection is given up, and one with a query has this limit from its beginning. */
  suspect(answerLimitMs: number): void {
    if (this.#waiting === 0) this.giveUp()
    else this.#limit?.set(answerLimitMs)
  }

  /** Queries that wait for an answer fail now. */
  giveUp(): void {
    this.#socket.destroy(new NoAnswer())
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const timer = setTimeout(() => this.#socket.destroy(), END_LIMIT_MS).unref()
    this.once('end', () => clearTimeout(timer))
    return callback === undefined ? super.end() : super.end(callback)
  }

  /** Streams, such as COPY, have no limit. */
  #limited(answer: unknown): unknown {
    if (!(answer instanceof Promise)) return answer
    this.#waiting += 1
    if (this.#waiting === 1) this.#begin()
    return answer.finally(() => {
      this.#waiting -= 1
      this.#limit?.stop()
      if (this.#waiting > 0) this.#begin()
    })
  }

  #begin(): void {
    this.#limit = runningLimit(() => this.giveUp())
    if (this.answerLimitMs !== null) this.#limit.set(this.answerLimitMs)
  }
}

type PoolOptions = Omit<pg.PoolConfig, 'Client'> & { answerLimitMs: number | null }

/** A pool of such connections. */
export class AnsweringPool extends pg.Pool {
  readonly #open = new Set<AnsweringClient>()

  constructor({ answerLimitMs, ...config }: PoolOptions) {
    super({ ...config, Client: AnsweringClient })
    this.on('connect', (client) => {
      if (client instanceof AnsweringClient) this.#open.add(client)
    })
    this.on('remove', (client) => {
      if (client instanceof AnsweringClient) this.#open.delete(client)
    })
    this.on('acquire', (client) => {
      if (client instanceof AnsweringClient) client.answerLimitMs = answerLimitMs
    })
  }

  suspect(answerLimitMs: number): void {
    for (const client of this.#open) client.suspect(answerLimitMs)
  }

  /** Gives the pool up for ever: waiting queries fail, and nobody waits for a new connection. */
  giveUp(): void {
    this.options.connectionTimeoutMillis = 1
    for (const client of this.#open) client.giveUp()
  }

  /** The same connections, with another limit for their callers. */
  limitedTo(answerLimitMs: number) {
    return {
      connect: async (): Promise<pg.PoolClient> => {
        const client = await this.connect()
        if (client instanceof AnsweringClient) client.answerLimitMs = answerLimitMs
        return client
      },
      end: async (): Promise<void> => undefined,
      options: this.options,
    }
  }
}
