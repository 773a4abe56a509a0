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

/** The one door of a domain. Composition lists them all and joins what they provide. */
export type Module = {
  readonly name: string
  readonly routes: readonly Route[]
  /** Addresses outside the contract's calls: files, documents. */
  readonly mount?: (app: FastifyInstance, ctx: AppContext) => void
  /** What API clients may call of it; its routes are mounted. */
  readonly openApiCalls?: readonly OpenApiCall[]
  /** What can be exported of it. */
  readonly exportKinds?: Partial<ExportKinds>
  /** Names of the operations that it records. */
  readonly auditDictionary?: AuditDictionary
  /** Takes the traces of an erased person out of its tables. */
  readonly erasure?: Erasure
  readonly jobs?: readonly Job[]
  /** What it sends over the realtime socket. */
  readonly topics?: readonly Topic[]
  /** Who may be in its rooms of the realtime socket. */
  readonly rooms?: readonly RoomAccess[]
  /** Learns whose clients are connected. */
  readonly presence?: PresenceListener
  /** What it sends to who has just connected. */
  readonly greetings?: readonly Greeting[]
}
