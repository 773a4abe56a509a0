import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import type { Job } from '../../module.ts'
import { clientReportsOf } from './update/client-reports.ts'
import { VERSION_ZONE } from './version-zone.ts'

const FLUSH_MS = 5_000
/** Seats stay connected for hours. */
const FLUSHES_PER_SEAT_REPORT = 60

/** Stores what clients reported, and which versions connected seats have. Each server stores its own clients. */
export function reportJob(): Job {
  let timer: NodeJS.Timeout | undefined
  let flushAll = async (): Promise<void> => undefined
  return {
    start: async (ctx) => {
      let round = 0
      let running: Promise<void> = Promise.resolve()
      flushAll = async () => {
        await running
        await clientReportsOf(ctx).flush()
      }
      timer = setInterval(() => {
        const isSeatRound = round % FLUSHES_PER_SEAT_REPORT === 0
        round += 1
        running = running
          .then(() =>
            runNamedWork('versions of clients', async () => {
              await clientReportsOf(ctx).flush()
              if (isSeatRound) await reportSeatVersions(ctx)
            }),
          )
          .catch((error: unknown) => ctx.log.warn({ err: error }, 'versions of clients were not stored'))
      }, FLUSH_MS)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await flushAll()
    },
  }
}

/** Reports the versions of all connected seats of every company. */
export async function reportSeatVersions({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = toZonedDay(toUnixSeconds(now), VERSION_ZONE)
  await sql`select report_seat_versions(${day}::date, ${now}::timestamptz)`.execute(db.outside)
}
