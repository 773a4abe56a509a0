import type { Logger } from 'pino'
import { AnsweringClient } from '../db/answering.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** An answer that takes longer means that the connection is lost. */
const ANSWER_TIMEOUT_MS = 5_000
/** First halves of advisory locks; the second is the lease's name, or the process. The numbers mean nothing else. */
const LEASE_LOCK = 7_240_121
const PROCESS_LOCK = 7_240_122

/** Has the database notice within 11 seconds that this machine is gone without having closed its connections. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/** The lock of the process, taken once: locks of one session are counted. */
const LOCK_PROCESS = `
  select case when exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
      and classid = ${PROCESS_LOCK} and objid = $1::integer::oid)
    then true else pg_try_advisory_lock(${PROCESS_LOCK}, $1) end as answer`

/** True where another process has its lock in this database. */
const FIND_OTHERS = `
  select exists (select from pg_locks where locktype = 'advisory' and granted and classid = ${PROCESS_LOCK}
    and database = (select oid from pg_database where datname = current_database())
    and objid <> $1::integer::oid) as answer`

type Options = { databaseUrl: string; processId: number; onLost: () => void; log: Logger }

export type LeaseConnection = {
  /** Opens the connection where there is none; answers whether there is one that works. */
  ensure: () => Promise<boolean>
  /** Says whether the lease is this process's now. Answered at once. */
  acquire: (name: string) => Promise<boolean>
  release: (name: string) => Promise<void>
  /** True if another process works with this database. */
  hasOthers: () => Promise<boolean>
  close: () => Promise<void>
}

/** One connection to the database whose advisory locks are the leases of this process: whatever ends it frees them. */
export function leaseConnection({ databaseUrl, processId, onLost, log }: Options): LeaseConnection {
  let client: AnsweringClient | null = null

  function lose(lost: AnsweringClient, error?: unknown): void {
    if (client !== lost) return
    client = null
    log.warn({ err: error }, 'the connection for leases was lost')
    onLost()
    void lost.end().catch(() => undefined)
  }

  async function open(): Promise<AnsweringClient> {
    const opened = clientFor(databaseUrl)
    opened.on('error', (error) => lose(opened, error))
    opened.on('end', () => lose(opened))
    try {
      await opened.connect()
      await opened.query(KEEP_ALIVE)
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
    return opened
  }

  async function queried(text: string, values: unknown[]): Promise<boolean> {
    const current = client
    if (current === null) return false
    try {
      const { rows } = await current.query<{ answer: boolean }>(text, values)
      return rows[0]?.answer === true
    } catch (error) {
      lose(current, error)
      return false
    }
  }

  return {
    ensure: async () => {
      try {
        client ??= await open()
      } catch (error) {
        log.warn({ err: error }, 'no connection for leases could be opened; it is tried again')
        return false
      }
      // Also proves that the connection works.
      return queried(LOCK_PROCESS, [processId])
    },
    acquire: (name) => queried(`select pg_try_advisory_lock(${LEASE_LOCK}, hashtext($1)) as answer`, [name]),
    release: async (name) => {
      await queried(`select pg_advisory_unlock(${LEASE_LOCK}, hashtext($1)) as answer`, [name])
    },
    hasOthers: () => queried(FIND_OTHERS, [processId]),
    close: async () => {
      const current = client
      client = null
      await current?.end().catch(() => undefined)
    },
  }
}

function clientFor(connectionString: string): AnsweringClient {
  const client = new AnsweringClient({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.answerLimitMs = ANSWER_TIMEOUT_MS
  return client
}
