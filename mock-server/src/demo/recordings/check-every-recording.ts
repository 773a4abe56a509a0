import { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../platform/context/context.ts'

/** The demo data has few recordings, so each is checked; what somebody has set stays. */
export async function checkEveryRecording({ db, tenantId }: TenantTx): Promise<void> {
  const { functionSwitch, corporaNum, triggerThreshold, similarityThreshold, recordExpiration } =
    voiceprint.INITIAL_SETTINGS
  await sql`
    insert into voice_setting (tenant_id, function_switch, check_frequency, corpora_num, trigger_threshold,
      similarity_threshold, record_expiration)
    values (${tenantId}, ${functionSwitch}, 0, ${corporaNum}, ${triggerThreshold}, ${similarityThreshold},
      ${recordExpiration})
    on conflict (tenant_id) do nothing`.execute(db)
}
