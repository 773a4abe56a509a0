import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { linesOfBusiness } from './business-lines.ts'
import { definitions } from './definitions.ts'

type Db = Transaction<Database>

/** Scenes, rules, labels and questions of one business. */
export async function writeDefinitions(
  db: Db,
  { name, ...business }: Omit<Place, 'at'> & { name: string },
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const place = { ...business, at }
  await writeRules(db, place, language)
  await writeLabels(db, place, language)
  await writeQuestions(db, place, linesOfBusiness(name).questions)
}

type Place = { id: number; tenantId: number; at: Date }

async function writeRules(
  db: Db,
  { id: businessTypeId, tenantId, at: updatedAt }: Place,
  language: Language,
): Promise<void> {
  for (const scene of definitions[language].scenes) {
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values({ tenantId, businessTypeId, name: scene.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { name, level, phrases } of scene.rules) {
      const looksFor = phrases.map(({ phrase }) => phrase)
      await db
        .insertInto('qualityRule')
        .values({ tenantId, businessTypeId, sceneId, name, level, phrases: looksFor, updatedAt })
        .execute()
    }
  }
}

async function writeLabels(
  db: Db,
  { id: businessTypeId, tenantId }: Place,
  language: Language,
): Promise<void> {
  for (const { name, phrases } of definitions[language].labels) {
    await db
      .insertInto('smartLabel')
      .values({ tenantId, businessTypeId, name, phrases: phrases.map(({ phrase }) => phrase) })
      .execute()
  }
}

async function writeQuestions(
  db: Db,
  { id: businessTypeId, tenantId, at: updatedAt }: Place,
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    await db.insertInto('question').values({ tenantId, businessTypeId, name, updatedAt }).execute()
}
