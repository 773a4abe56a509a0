import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Checked by hand', 'Home office', 'Office headset'],
  zh: ['人工核对', '居家坐席', '职场耳麦'],
}

/** What people sort samples of voices into; the samples come from checks of recordings. */
export async function writeVoiceCategories(
  db: Transaction<Database>,
  { tenantId, language, at }: { tenantId: number; language: Language; at: Date },
): Promise<void> {
  await sql`
    insert into voice_category (tenant_id, name, created_at, updated_at)
    select t.id, name, ${at}, ${at} from tenant t cross join unnest(${sql.val(NAMES[language])}::text[]) name
    where t.id = ${tenantId} and t.kind = 'standard'`.execute(db)
}
