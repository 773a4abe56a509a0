import type { FastifyInstance } from 'fastify'
import type { PresenceListener } from '../access/presence.ts'
import type { RoomAccess } from '../access/room.ts'
import type { Route } from '../access/route.ts'
import type { Greeting, Topic } from '../access/topic.ts'
import type { AuditDictionary } from '../platform/audit/dictionary.ts'
import type { AppContext, Erasure } from '../platform/context/context.ts'
import type { ExportKinds } from './export-kind.ts'
import type { OpenApiCall } from './open-api-call.ts'

/** Work beside the requests: whatever runs from the start of the server to its stop. */
export type Job = {
  /** Before the first request. */
  readonly start: (ctx: AppContext) => Promise<void>
  /** After the last request, while the database still answers. */
  readonly stop?: () => Promise<void>
}

/** The only entry point of a domain. Composition lists all modules and joins what they provide. */
export type Module = {
  readonly name: string
  readonly routes: readonly Route[]
  /** Addresses outside the contract's calls: files, documents. */
  readonly mount?: (app: FastifyInstance, ctx: AppContext) => void
  /** Its calls that API clients may use; its routes are mounted. */
  readonly openApiCalls?: readonly OpenApiCall[]
  /** Its exports. */
  readonly exportKinds?: Partial<ExportKinds>
  /** Names of the operations that it records. */
  readonly auditDictionary?: AuditDictionary
  /** Takes the traces of an erased person out of its tables. */
  readonly erasure?: Erasure
  readonly jobs?: readonly Job[]
  /** Its topics on the realtime socket. */
  readonly topics?: readonly Topic[]
  /** Access to its rooms of the realtime socket. */
  readonly rooms?: readonly RoomAccess[]
  /** Learns whose clients are connected. */
  readonly presence?: PresenceListener
  /** Messages to clients that have just connected. */
  readonly greetings?: readonly Greeting[]
}
