import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from '@console/contracts'

/** What a caller passes: parameters of the path, query and body of the contract where they are not empty. */
export type CallInput<C extends Call> = {
  params?: ParamsOf<C>
  query?: QueryOf<C>
  body?: BodyOf<C>
  signal?: AbortSignal
  /** The caller shows the error in a place of its own; the client toasts nothing (ERR-Q2). 401 still ends the session. */
  isQuiet?: boolean
}

/** Sends calls of the contract; every failure is an ApiError. */
export type HttpClient = {
  send: <C extends Call>(call: C, input?: CallInput<C>) => Promise<DataOf<C>>
}
