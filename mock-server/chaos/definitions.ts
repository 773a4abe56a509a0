import { asOwner } from '../src/platform/db/owner.ts'
import type { References } from './events.ts'

/** A rule, a label and a question of the company of `manager`, which no call can create, written by the tables' owner. */
export function insertReferences(adminUrl: string): Promise<{ tenantId: number; references: References }> {
  return asOwner(adminUrl, async (db) => {
    const { tenantId } = await db
      .selectFrom('appUser')
      .where('username', '=', 'manager')
      .select('tenantId')
      .executeTakeFirstOrThrow()
    const businesses = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute()
    const [businessTypeId, ...more] = businesses.map(({ id }) => id)
    if (businessTypeId === undefined) throw new Error('the company has no business')
    const named = { tenantId, businessTypeId, name: 'Chaos' }
    const insert = (table: 'qualityScene' | 'smartLabel' | 'question') =>
      db.insertInto(table).values(named).returning('id').executeTakeFirstOrThrow()
    const { id: sceneId } = await insert('qualityScene')
    const rule = { ...named, sceneId, level: 2, phrases: ['x'] }
    const { id: ruleId } = await db
      .insertInto('qualityRule')
      .values(rule)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: labelId } = await insert('smartLabel')
    const { id: questionId } = await insert('question')
    return {
      tenantId,
      references: { businessTypeIds: [businessTypeId, ...more], ruleId, labelId, questionId },
    }
  })
}
