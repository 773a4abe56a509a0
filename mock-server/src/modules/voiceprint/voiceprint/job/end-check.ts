import { voiceprint } from '@console/contracts'
import { toUnixSeconds } from '../../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { toZonedDay } from '../../../../platform/time/days.ts'
import { automaticCategory } from '../category/category.store.ts'
import { countInUse, deprecateReplaced, insertSample, type NewSample } from '../corpus/sample.store.ts'
import { saveVoice, type FoundVoice } from '../corpus/sound-file.ts'
import {
  dequeue,
  endRecord,
  insertEntries,
  type Comparison,
  type QueuedCall,
  type Result,
} from './queue.store.ts'
import { addScores, findTimezone } from './score.store.ts'

/** A check that has started, with the settings that hold for it. */
export type StartedCheck = QueuedCall & {
  id: number
  userId: number
  tenantId: number
  settings: voiceprint.Settings
}

/** Result of a check. */
export type CheckedVoice = Result & {
  comparisons: readonly Comparison[]
  /** Scores with samples of other people. */
  others: readonly number[]
  /** Null where there is none that can be a sample. */
  voice: FoundVoice | null
}

/** In the languages that a new database is filled in. */
const AUTOMATIC = { en: 'Automatic', zh: '自动采集' } as const

/** The record was deleted, or ended by another process, while its check ran: nothing of it is stored. */
class RecordGone extends Error {}

export async function endCheck(ctx: AppContext, check: StartedCheck, found: CheckedVoice): Promise<void> {
  const { tenantId, callId } = check
  const voice = (await storesSample(ctx, check, found)) ? found.voice : null
  try {
    if (voice === null) await ctx.db.inTenant(tenantId, (tx) => writeEnd(ctx, tx, { check, found }))
    else
      await saveVoice(ctx, { tenantId, voice }, async (tx, stored) => {
        await writeEnd(ctx, tx, { check, found })
        await writeSample(ctx, tx, { check, stored })
      })
  } catch (error) {
    if (!(error instanceof RecordGone)) throw error
    await ctx.db.inTenant(tenantId, (tx) => dequeue(tx, callId))
  }
}

/**
 * True for the first voice of a person, and for the voice of a consistent check while fewer samples are in use than are
 * compared.
 */
async function storesSample(
  { db }: AppContext,
  { tenantId, userId, settings }: StartedCheck,
  { status, reason }: CheckedVoice,
): Promise<boolean> {
  if (reason === 'firstSample') return true
  if (status !== voiceprint.CHECK_STATUS.consistent) return false
  return (await db.inTenant(tenantId, (tx) => countInUse(tx, userId))) < settings.corporaNum
}

async function writeEnd(
  { clock }: AppContext,
  tx: TenantTx,
  { check, found }: { check: StartedCheck; found: CheckedVoice },
): Promise<void> {
  const { comparisons, others, voice, ...result } = found
  const at = clock.now()
  if (!(await endRecord(tx, check.id, { ...result, at }))) throw new RecordGone()
  await dequeue(tx, check.callId)
  if (comparisons.length === 0 || voice === null) return
  await insertEntries(tx, check.id, comparisons)
  const day = toZonedDay(toUnixSeconds(at), await findTimezone(tx))
  await addScores(tx, { day, model: voice.model, same: comparisons.map(({ score }) => score), other: others })
}

type Stored = Pick<NewSample, 'voiceId' | 'voiceMs' | 'contentHash' | 'model' | 'embedding'>

async function writeSample(
  { clock, config }: AppContext,
  tx: TenantTx,
  { check, stored }: { check: StartedCheck; stored: Stored },
): Promise<void> {
  const { userId, callId, sessionId, sessionAt, settings } = check
  const at = clock.now()
  const categoryId = await automaticCategory(tx, { name: AUTOMATIC[config.seedLanguage], at })
  const of = { userId, callId, sessionId, sessionAt, categoryId, createdAt: at }
  if ((await insertSample(tx, { ...stored, ...of })) === null)
    throw new Error('the call of a voice has a sample already')
  await deprecateReplaced(tx, { userId, corporaNum: settings.corporaNum })
}
