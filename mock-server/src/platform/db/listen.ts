import pg from 'pg'
import type { Logger } from 'pino'

const CONNECT_TIMEOUT_MS = 5_000
/** Before a lost connection is opened again. */
const RECONNECT_MS = 1_000

type Options = {
  databaseUrl: string
  channel: string
  onNotification: (payload: string) => void
  /** From here on notifications come; those before were missed. */
  onListening: () => void
  log: Logger
}

/** Listens on a connection of its own, and opens another when it is lost. Returns what stops it. */
export function listen(options: Options): () => Promise<void> {
  const { log } = options
  let client: pg.Client | undefined
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

  let connecting = connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await connecting
    await client?.end().catch(() => undefined)
  }
}

async function listeningClient(
  { databaseUrl, channel, onNotification }: Options,
  onLost: (error?: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
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
