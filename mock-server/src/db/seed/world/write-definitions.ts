import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../schema.ts'
import { linesOfBusiness } from './business-lines.ts'
import { definitions } from './definitions.ts'

type Db = Transaction<Database>

/** Scenes, rules, labels and questions of one business. */
export async function writeDefinitions(
  db: Db,
  business: Place & { name: string },
  language: Language,
): Promise<void> {
  await writeRules(db, business, language)
  await writeLabels(db, business, language)
  await writeQuestions(db, business, linesOfBusiness(business.name).questions)
}

type Place = { id: number; tenantId: number }

async function writeRules(
  db: Db,
  { id: businessTypeId, tenantId }: Place,
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
        .values({ tenantId, businessTypeId, sceneId, name, level, phrases: looksFor })
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
  { id: businessTypeId, tenantId }: Place,
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    await db.insertInto('question').values({ tenantId, businessTypeId, name }).execute()
}
