import { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'

/** The version of settings that nobody has saved. */
const UNSET_VERSION = 0

export type StoredSettings = voiceprint.Settings & { version: number }

/** Changes of one company's settings wait for each other, also of those that nobody has saved yet. */
export async function lockSettings(tx: TenantTx): Promise<StoredSettings> {
  await sql`select pg_advisory_xact_lock(hashtextextended('voice settings', ${tx.tenantId}))`.execute(tx.db)
  return findSettings(tx)
}

/** The company's saved settings, or the initial ones. */
export async function findSettings({ db, tenantId }: TenantTx): Promise<StoredSettings> {
  const { rows } = await sql<StoredSettings>`
    select function_switch as "functionSwitch", check_frequency as "checkFrequency", corpora_num as "corporaNum",
           trigger_threshold as "triggerThreshold", similarity_threshold as "similarityThreshold",
           record_expiration as "recordExpiration", version
    from voice_setting where tenant_id = ${tenantId}`.execute(db)
  return rows[0] ?? { ...voiceprint.INITIAL_SETTINGS, version: UNSET_VERSION }
}

/** Companies of this kind have the pages of voiceprints. */
export async function hasVoiceprints({ db, tenantId }: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select kind = 'standard' as has from tenant where id = ${tenantId}`.execute(db)
  return rows[0]?.has === true
}

export async function checksVoices(tx: TenantTx): Promise<boolean> {
  return (await findSettings(tx)).functionSwitch === 1 && (await hasVoiceprints(tx))
}

export async function saveSettings({ db, tenantId }: TenantTx, settings: voiceprint.Settings): Promise<void> {
  const { functionSwitch, checkFrequency, corporaNum } = settings
  const { triggerThreshold, similarityThreshold, recordExpiration } = settings
  await sql`
    insert into voice_setting (tenant_id, function_switch, check_frequency, corpora_num, trigger_threshold,
      similarity_threshold, record_expiration)
    values (${tenantId}, ${functionSwitch}, ${checkFrequency}, ${corporaNum}, ${triggerThreshold},
      ${similarityThreshold}, ${recordExpiration})
    on conflict (tenant_id) do update set function_switch = excluded.function_switch,
      check_frequency = excluded.check_frequency, corpora_num = excluded.corpora_num,
      trigger_threshold = excluded.trigger_threshold, similarity_threshold = excluded.similarity_threshold,
      record_expiration = excluded.record_expiration, version = voice_setting.version + 1`.execute(db)
}
