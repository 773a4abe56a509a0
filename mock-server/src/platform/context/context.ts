import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { AuditDictionary } from '../audit/dictionary.ts'
import { SYSTEM_ACTOR, type AuditActor, type AuditEntry } from '../audit/entry.ts'
import type { AuditWriter } from '../audit/writer.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import {
  inTenantTransaction,
  REQUEST_STATEMENT_TIMEOUT_MS,
  seeTenant,
  type DatabaseClient,
} from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import type { Leases } from '../lease/leases.ts'
import { insertEvent, type OutboxEvent } from '../outbox/outbox.ts'
import type { PasswordHasher } from '../secrets/password-hasher.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { Storage } from '../storage/storage.ts'
import type { FactProgress } from './fact-progress.ts'

/** A transaction that sees one tenant only, with the audit log and the events that commit or vanish with it. */
export type TenantTx = {
  readonly db: Transaction<Database>
  readonly tenantId: number
  readonly audit: (entry: AuditEntry) => Promise<void>
  /** Says in the outbox that something happened. */
  readonly emit: (event: OutboxEvent) => Promise<void>
  /** As `emit`, for people of another tenant. */
  readonly emitIn: (tenantId: number, event: OutboxEvent) => Promise<void>
  /** A record in another tenant's log, for what the platform does to a company; that tenant knows the actor by name only. */
  readonly auditIn: (tenantId: number, entry: AuditEntry) => Promise<void>
}

/** The part of such a transaction that a store needs; the seed's transactions have it too. */
export type TenantRows = Pick<TenantTx, 'db' | 'tenantId'>

type InTenant = <Result>(
  tenantId: number,
  work: (tx: TenantTx) => Promise<Result>,
  actor?: AuditActor,
) => Promise<Result>

export type TenantDatabase = {
  /** Runs `work` inside one tenant. `actor` is who the audit log names; without it, the system. */
  inTenant: InTenant
  /** As `inTenant`, with the time limit for statements of requests: their client gives up soon, too. */
  inRequest: InTenant
  /** For sign-in and session checks, which go on while all other connections are busy. */
  readonly authentication: { readonly inTenant: InTenant; readonly outside: DatabaseClient }
  /** Outside every tenant: global tables and the narrow definer functions of the migrations. Sees no tenant's rows. */
  readonly outside: DatabaseClient
  /** Queries by the connections that requests use; throws when the database does not answer. */
  ping: () => Promise<void>
}

/** A person whose traces are to be removed, and the words that may name them, in small letters. */
export type ErasedPerson = { readonly id: number; readonly words: readonly string[]; readonly now: Date }

export type ErasedTraces = {
  /** Keys of stored files that are removed once the rows are deleted. */
  readonly files?: readonly string[]
  /** Number of removed items by kind, for the audit record. */
  readonly counts?: Readonly<Record<string, number>>
}

/** Takes the traces of a person out of the tables of one domain. */
export type Erasure = (tx: TenantTx, person: ErasedPerson) => Promise<ErasedTraces>

/** The only wiring of the server: everything that a handler may reach, each part replaceable in a test. */
export type AppContext = {
  readonly config: Config
  readonly db: TenantDatabase
  readonly log: Logger
  readonly clock: Clock
  readonly storage: Storage
  readonly secrets: Secrets
  readonly passwords: PasswordHasher
  readonly factProgress: FactProgress
  /** Work that one process at a time does for all. */
  readonly leases: Leases
  /** The audit dictionaries of all domains, joined. */
  readonly auditDictionary: AuditDictionary
  readonly erasures: readonly Erasure[]
}

type DatabaseParts = {
  audit: AuditWriter
  clock: Clock
  /** Separate connections for authentication; without them it shares those of everything else. */
  authentication?: DatabaseClient
  /** Separate connections for requests; without them they share those of everything else. */
  requests?: DatabaseClient
  requestStatementTimeoutMs?: number | undefined
}

export function tenantDatabase(client: DatabaseClient, parts: DatabaseParts): TenantDatabase {
  const {
    authentication = client,
    requests = client,
    requestStatementTimeoutMs = REQUEST_STATEMENT_TIMEOUT_MS,
  } = parts
  return {
    outside: client,
    inTenant: createInTenant(client, parts),
    inRequest: createInTenant(requests, parts, requestStatementTimeoutMs),
    authentication: { outside: authentication, inTenant: createInTenant(authentication, parts) },
    ping: sharedAnswer(async () => {
      await Promise.all([requests, authentication].map((each) => sql`select 1`.execute(each)))
    }),
  }
}

/** Runs one query at a time, whose answer all callers meanwhile share: anybody may call, and connections are few. */
function sharedAnswer(query: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => (running ??= query().finally(() => (running = null)))
}

function createInTenant(
  client: DatabaseClient,
  { audit, clock }: Pick<DatabaseParts, 'audit' | 'clock'>,
  statementTimeoutMs?: number,
): InTenant {
  return (tenantId, work, actor = SYSTEM_ACTOR) =>
    inTenantTransaction(client, { tenantId, now: clock.now(), actor, statementTimeoutMs }, (db) =>
      work({
        db,
        tenantId,
        audit: (entry) => audit.append(db, tenantId, { ...entry, actor }),
        emit: (event) => insertEvent(db, event, { tenantId, at: clock.now() }),
        emitIn: async (other, event) => {
          await seeTenant(db, other)
          await insertEvent(db, event, { tenantId: other, at: clock.now() })
          await seeTenant(db, tenantId)
        },
        auditIn: async (other, entry) => {
          await seeTenant(db, other)
          await audit.append(db, other, { ...entry, actor: { ...actor, userId: null } })
          await seeTenant(db, tenantId)
        },
      }),
    )
}
