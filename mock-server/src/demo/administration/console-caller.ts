import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from '@console/contracts'

export type Sent<C extends Call> = { params?: ParamsOf<C>; query?: QueryOf<C>; body?: BodyOf<C> }

/** Sends a call as the console does, as one person; throws when it is refused. */
export type ConsoleCaller = <C extends Call>(call: C, sent?: Sent<C>) => Promise<DataOf<C>>
