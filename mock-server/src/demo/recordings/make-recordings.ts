import { Readable } from 'node:stream'
import { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import { storeRecording } from '../../modules/calls/recording/public.ts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import { Problem } from '../../platform/errors.ts'
import { findTenants } from '../simulator/simulator.store.ts'
import { findRecordableCalls, findSpokenTenant, type RecordableCall } from './recordable-call.store.ts'
import type { RecordingThread } from './recording-thread.ts'
import { pickSpeakers } from './speakers-of-call.ts'

/** Recordings per seat: a company has two recordings for three of its seats, up to its maximum. */
const RECORDINGS_A_SEAT = 2 / 3
/** Recordings of a seat in the mean: voices are compared within and between seats. */
const RECORDINGS_OF_SEAT = 3
/** Factor by which recordings of later calls increase their number. */
const LATER_CALLS_FACTOR = 1.5
/** Calls from one look at the database. */
const CALLS_AT_ONCE = 5

export type RecordingMaker = {
  /** Makes what is missing, of each company in turn; what it made before the signal stays. Returns how many. */
  makeMissing: (signal: AbortSignal) => Promise<number>
}

type Parts = { ctx: AppContext; mostOfCompany: number; openThread: () => RecordingThread }

/** The thread is there only while there is something to make: the synthesiser takes 100 MB. */
export function createRecordingMaker({ ctx, mostOfCompany, openThread }: Parts): RecordingMaker {
  let thread: RecordingThread | null = null

  async function makeForTenant(tenantId: number, signal: AbortSignal): Promise<number> {
    let made = 0
    for (;;) {
      const before = made
      for (const call of await findNext(tenantId)) {
        if (signal.aborted) return made
        if (await make(call, tenantId, signal)) made += 1
      }
      // Calls that are refused again and again end it, too.
      if (made === before) return made
    }
  }

  function findNext(tenantId: number): Promise<PlannedCall[]> {
    return ctx.db.inTenant(tenantId, async (tx) => {
      const tenant = await findSpokenTenant(tx)
      if (!tenant) return []
      const { seatIds, recordings, language } = tenant
      if (recordings === 0) await checkEveryRecording(tx)
      const first = Math.min(mostOfCompany, Math.ceil(seatIds.length * RECORDINGS_A_SEAT))
      const isLater = recordings >= first
      const limit = Math.min(CALLS_AT_ONCE, (isLater ? first * LATER_CALLS_FACTOR : first) - recordings)
      if (limit <= 0) return []
      const preferred = Math.ceil(first / RECORDINGS_OF_SEAT)
      const now = ctx.clock.now()
      const calls = await findRecordableCalls(tx, { seatIds, preferred, now, isLater, limit })
      return calls.map((call) => ({ ...call, language, ...pickSpeakers({ ...call, seatIds }) }))
    })
  }

  async function make(call: PlannedCall, tenantId: number, signal: AbortSignal): Promise<boolean> {
    thread ??= openThread()
    const { callId, language, lengthMs, lines, seat, customer } = call
    const wav = await thread.record({ language, lengthMs, lines, seat, customer }, signal)
    try {
      await storeRecording(ctx, { tenantId, callId, beginsAt: null, source: Readable.from([wav]) })
      return true
    } catch (error) {
      // It was uploaded, or the call was deleted, meanwhile.
      if (error instanceof Problem) return false
      throw error
    }
  }

  return {
    makeMissing: async (signal) => {
      try {
        let made = 0
        for (const { tenantId } of await findTenants(ctx.db)) made += await makeForTenant(tenantId, signal)
        return made
      } finally {
        await thread?.close()
        thread = null
      }
    },
  }
}

type PlannedCall = RecordableCall & ReturnType<typeof pickSpeakers> & { language: 'en' | 'zh' }

/** The demo data has few recordings, so each is checked; what somebody has set stays. */
async function checkEveryRecording({ db, tenantId }: TenantTx): Promise<void> {
  const { functionSwitch, corporaNum, triggerThreshold, similarityThreshold, recordExpiration } =
    voiceprint.INITIAL_SETTINGS
  await sql`
    insert into voice_setting (tenant_id, function_switch, check_frequency, corpora_num, trigger_threshold,
      similarity_threshold, record_expiration)
    values (${tenantId}, ${functionSwitch}, 0, ${corporaNum}, ${triggerThreshold}, ${similarityThreshold},
      ${recordExpiration})
    on conflict (tenant_id) do nothing`.execute(db)
}
