import type { BodyOf, Call, DataOf, FailureDetail, Language, ParamsOf, QueryOf } from '@console/contracts'
import type { AnsweredFile } from './answered-file.ts'
import type { ApiError } from './api-error.ts'
import type { UnusableAnswer } from './unusable-answer.ts'

export type HttpClientOptions = {
  getToken: () => string | null
  /** Origin of the platform; empty means the console's own. */
  apiOrigin: string
  /** Capabilities of the platform beyond the documented calls, by the names of the domains; absent means all. */
  capabilities?: readonly string[] | undefined
  /** Read at every call: the language may change while a client is in use. */
  getLanguage: () => Language
  /** Shows a failed call that the page does not show itself. */
  notify: (error: ApiError) => void
  /** The platform does not have a call, or answers it in another shape: for people who build the platform. */
  onUnusable?: (answer: UnusableAnswer) => void
  /** The server answered 401: the session is over (SHELL-017), and the answer may say who ended it. */
  onUnauthorized: (detail: FailureDetail) => void
}

/** Input that a caller passes: parameters of the path, query and body of the contract where they are not empty. */
export type CallInput<C extends Call> = {
  params?: ParamsOf<C>
  query?: QueryOf<C>
  body?: BodyOf<C>
  /** Further headers of this one call. Token and language are the client's own. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** The caller shows the error itself; the client toasts nothing (ERR-Q2). 401 still ends the session. */
  isQuiet?: boolean
}

/** Sends calls of the contract; every failure is an ApiError. */
export type HttpClient = {
  send: <C extends Call>(call: C, input?: CallInput<C>) => Promise<DataOf<C>>
  /** As `send`, for a call whose answer is a file (`answersFile`). */
  sendForFile: <C extends Call>(call: C, input?: CallInput<C>) => Promise<AnsweredFile>
  /** True where the platform has this call; a part that needs one that it has not is left out (docs/decisions/0097). */
  has: (call: Pick<Call, 'id' | 'documented'>) => boolean
  /** The headers of its calls, for a file that is sent in another way (`uploadFile`). */
  options: HttpClientOptions
}
