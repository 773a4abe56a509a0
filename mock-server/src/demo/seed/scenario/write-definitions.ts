import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { linesOfBusiness } from './business-lines.ts'
import { definitions } from './definitions.ts'

type Db = Transaction<Database>

/** Scenes, rules, labels and questions of one business. */
export async function writeDefinitions(
  db: Db,
  { name, ...business }: Omit<BusinessRef, 'at'> & { name: string },
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const businessRef = { ...business, at }
  await writeRules(db, businessRef, language)
  await writeLabels(db, businessRef, language)
  await writeQuestions(db, businessRef, linesOfBusiness(name).questions)
}

type BusinessRef = { id: number; tenantId: number; at: Date }

async function writeRules(
  db: Db,
  { id: businessTypeId, tenantId, at: updatedAt }: BusinessRef,
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
  { id: businessTypeId, tenantId }: BusinessRef,
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
  { id: businessTypeId, tenantId, at: updatedAt }: BusinessRef,
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    await db.insertInto('question').values({ tenantId, businessTypeId, name, updatedAt }).execute()
}
