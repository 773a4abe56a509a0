import { sql } from 'kysely'
import type { Erasure } from '../../../platform/context/context.ts'

/**
 * Erases samples, voiceprints and check records of the person, and the records of what they played. Check records come
 * first: a check that ends at this moment has its record locked, and the sample that it stores is seen after it. The files
 * are removed once no row names them.
 */
export const eraseVoices: Erasure = async ({ db, tenantId }, { id }) => {
  const checks = await sql`delete from voice_check where tenant_id = ${tenantId} and user_id = ${id}`.execute(
    db,
  )
  const samples =
    await sql`delete from voice_corpus where tenant_id = ${tenantId} and user_id = ${id}`.execute(db)
  await sql`delete from voice_play where tenant_id = ${tenantId} and user_id = ${id}`.execute(db)
  return {
    counts: {
      voiceChecks: Number(checks.numAffectedRows ?? 0),
      voiceSamples: Number(samples.numAffectedRows ?? 0),
    },
  }
}
