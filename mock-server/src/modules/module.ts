import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import type { Route } from '../access/route.ts'

/** One domain of the server. `server.ts` lists them all. */
export type Module = {
  readonly name: string
  readonly routes: readonly Route[]
  /** Addresses outside the contract's calls: files, documents. */
  readonly mount?: (app: FastifyInstance, ctx: AppContext) => void
  /** Before the first request. */
  readonly start?: (ctx: AppContext) => Promise<void>
  /** After the last request, while the database still answers. */
  readonly stop?: () => Promise<void>
}
