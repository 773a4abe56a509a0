import pg from 'pg'
import type { Logger } from 'pino'
import { AnsweringClient } from './answering.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** Interval between two queries that test the connection, over which nothing else is sent. */
const PROBE_MS = 4_000
/** The query is answered within this. */
const ANSWER_LIMIT_MS = 4_000
/** Before a lost connection is opened again. */
const RECONNECT_MS = 1_000

type Options = {
  databaseUrl: string
  channel: string
  onNotification: (payload: string) => void
  /** Called when notifications arrive from now on; earlier ones were missed. */
  onListening: () => void
  log: Logger
}

/** Listens on a connection of its own, and opens another when it is lost. Returns the function that stops it. */
export function listen(options: Options): () => Promise<void> {
  const { log } = options
  let client: AnsweringClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function retry(error?: Error): void {
    if (isStopped || timer) return
    log.warn({ err: error }, 'the connection for notifications of the database was lost')
    timer = setTimeout(() => {
      timer = undefined
      connecting = connect()
    }, RECONNECT_MS)
    timer.unref()
  }

  async function connect(): Promise<void> {
    try {
      client = await listeningClient(options, retry)
      if (isStopped) await client.end()
      else options.onListening()
    } catch (error) {
      retry(error instanceof Error ? error : undefined)
    }
  }

  // An error ends the connection, which is opened again.
  const probe = setInterval(() => void client?.query('select 1').catch(() => undefined), PROBE_MS)
  probe.unref()
  let connecting = connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(probe)
    await connecting
    await client?.end().catch(() => undefined)
  }
}

async function listeningClient(
  { databaseUrl, channel, onNotification }: Options,
  onLost: (error?: Error) => void,
): Promise<AnsweringClient> {
  const client = new AnsweringClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  client.answerLimitMs = ANSWER_LIMIT_MS
  client.on('error', onLost)
  client.on('end', () => onLost())
  client.on('notification', ({ payload = '' }) => onNotification(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return client
}
