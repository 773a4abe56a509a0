import { appCalls } from '../../../access/app-calls.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import type { Job } from '../../module.ts'
import { addFigures } from './health.store.ts'

const FLUSH_MS = 5_000

/** Stores how many calls each version of an app sent. Each server stores its own. */
export function appCallsJob(): Job {
  let timer: NodeJS.Timeout | undefined
  let flush = async (): Promise<void> => undefined
  return {
    start: async (ctx) => {
      let running: Promise<void> = Promise.resolve()
      flush = () => {
        running = running
          .then(() => runNamedWork('calls of apps', () => storeCalls(ctx)))
          .catch((error: unknown) => ctx.log.warn({ err: error }, 'calls of apps were not stored'))
        return running
      }
      timer = setInterval(() => void flush(), FLUSH_MS)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

async function storeCalls(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now()
  for (const [versionId, counts] of appCalls(ctx).take())
    await addFigures({ db: ctx.db.outside }, versionId, { ...counts, now })
}
