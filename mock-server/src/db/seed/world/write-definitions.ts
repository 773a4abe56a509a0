import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../schema.ts'
import { linesOfBusiness } from './business-lines.ts'
import { definitions } from './definitions.ts'
import type { WorldBusiness } from './world-model.ts'

type Db = Transaction<Database>
export type BusinessRow = {
  id: number
  tenantId: number
  name: string
  products: { id: number; name: string }[]
}

/** Scenes, rules, labels and questions of one business; answers all that the generator needs of it. */
export async function writeDefinitions(
  db: Db,
  business: BusinessRow,
  {
    language,
    projectId,
    isRampingUp,
  }: { language: Language; projectId: number | null; isRampingUp: boolean },
): Promise<WorldBusiness> {
  const { id, name, products } = business
  const { price, questions } = linesOfBusiness(name)
  return {
    id,
    name,
    projectId,
    isRampingUp,
    products: products.map((product, place) => ({
      ...product,
      price: Math.round(price * (1 + 0.35 * place)),
    })),
    rules: await writeRules(db, business, language),
    labels: await writeLabels(db, business, language),
    questions: await writeQuestions(db, business, questions),
  }
}

type Place = Pick<BusinessRow, 'id' | 'tenantId'>

async function writeRules(
  db: Db,
  { id: businessTypeId, tenantId }: Place,
  language: Language,
): Promise<WorldBusiness['rules']> {
  const rules: WorldBusiness['rules'][number][] = []
  for (const scene of definitions[language].scenes) {
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values({ tenantId, businessTypeId, name: scene.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const rule of scene.rules) {
      const phrases = rule.phrases.map(({ phrase }) => phrase)
      const { id } = await db
        .insertInto('qualityRule')
        .values({ tenantId, businessTypeId, sceneId, name: rule.name, level: rule.level, phrases })
        .returning('id')
        .executeTakeFirstOrThrow()
      rules.push({ ...rule, id })
    }
  }
  return rules
}

async function writeLabels(
  db: Db,
  { id: businessTypeId, tenantId }: Place,
  language: Language,
): Promise<WorldBusiness['labels']> {
  const labels: WorldBusiness['labels'][number][] = []
  for (const { name, phrases } of definitions[language].labels) {
    const { id } = await db
      .insertInto('smartLabel')
      .values({ tenantId, businessTypeId, name, phrases: phrases.map(({ phrase }) => phrase) })
      .returning('id')
      .executeTakeFirstOrThrow()
    labels.push({ id, phrases })
  }
  return labels
}

async function writeQuestions(
  db: Db,
  { id: businessTypeId, tenantId }: Place,
  names: readonly string[],
): Promise<WorldBusiness['questions']> {
  const questions: WorldBusiness['questions'][number][] = []
  for (const name of names) {
    const { id } = await db
      .insertInto('question')
      .values({ tenantId, businessTypeId, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    questions.push({ id, name })
  }
  return questions
}
