import { anyEnvelope, buildCallPath, type Call, type DataOf } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import type { ConsoleCaller, Sent } from './demo/administration/console-caller.ts'
import { administrationPlan } from './demo/administration/plan.ts'
import { playAdministration } from './demo/administration/play-administration.ts'
import { serverModules } from './domains.ts'
import type { Clock } from './platform/clock.ts'
import { PUBLISHED_PASSWORD } from './platform/config.ts'
import type { AppContext } from './platform/context/context.ts'
import { asOwner } from './platform/db/owner.ts'
import { saveAdministration, type Prepared } from './prepare-database.ts'
import { createServer } from './server.ts'

type Play = {
  prepared: Pick<Prepared, 'administration'> & Partial<Pick<Prepared, 'demoPassword'>>
  adminUrl: string | undefined
  /** The context of a server with the given clock. */
  contextAt: (clock: Clock) => AppContext
  clock: Clock
  signal: AbortSignal
}

/**
 * Plays what is left of the month of administration before the demo's moment, on a server of its own that listens nowhere
 * and whose clock shows the moments of the past.
 */
export async function playDemoAdministration({
  prepared: { administration, demoPassword },
  adminUrl,
  contextAt,
  clock,
  signal,
}: Play): Promise<void> {
  if (administration === null || adminUrl === undefined) return
  const { now, made: first, language } = administration
  let moment = now
  const ctx = contextAt({ ...clock, now: () => moment })
  const { app } = createServer(ctx, serverModules())
  await app.ready()
  try {
    await asOwner(adminUrl, async (db) => {
      const plan = administrationPlan(now)
      await playAdministration(plan, first, {
        callerOf: (token) => createCaller(app, token),
        setClock: (at) => (moment = at),
        saveProgress: (made) => saveAdministration(db, { now, made, isDone: false, language }),
        password: demoPassword ?? PUBLISHED_PASSWORD,
        language,
        log: ctx.log,
        signal,
      })
      await saveAdministration(db, { now, made: plan.length, isDone: true, language })
    })
  } finally {
    await app.close()
  }
}

function createCaller(app: FastifyInstance, token: string | null): ConsoleCaller {
  return async <C extends Call>(call: C, { params, query, body }: Sent<C> = {}): Promise<DataOf<C>> => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query ?? {})) search.append(name, String(value))
    const { body: text, statusCode } = await app.inject({
      method: call.method,
      url: `${buildCallPath(call, params)}?${search.toString()}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const envelope = anyEnvelope.parse(JSON.parse(text))
    const code = envelope.errorCode ?? envelope.code
    if (statusCode !== 200 || (code !== undefined && code !== 0 && code !== call.successCode))
      throw new Error(`${call.id} was refused: ${statusCode} ${envelope.errorMsg ?? envelope.msg ?? ''}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers by this call's contract
    return envelope.data as DataOf<C>
  }
}
