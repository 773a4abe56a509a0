import { label, type Language } from '@console/contracts'
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
  const products = await db
    .selectFrom('product')
    .where('businessTypeId', '=', businessTypeId)
    .select('id')
    .orderBy('id')
    .execute()
  for (const [index, { name, phrases, push }] of definitions[language].labels.entries()) {
    await db
      .insertInto('smartLabel')
      .values({
        tenantId,
        businessTypeId,
        // Each product has some.
        productId: products[index % products.length]?.id ?? null,
        name,
        showName: name,
        isFrontDisplay: true,
        rule: JSON.stringify(saidByCustomer(phrases.map(({ phrase }) => phrase))),
        ...push,
      })
      .execute()
  }
}

/** Each sentence in which the customer says any of the phrases is a hit. */
function saidByCustomer(phrases: readonly string[]): Omit<label.Rule, 'id'> {
  const { CHECK_RANGE, CONDITION_TYPE, KEYWORDS, LABEL_TYPE, LAMBDA_TYPE, RANGE_POLICY, ROLE, USE_CONTEXT } =
    label
  const wholeConversation = {
    checkRangeType: CHECK_RANGE.full,
    checkRangeBegin: null,
    checkRangeEnd: null,
  } as const
  return {
    ...wholeConversation,
    labelType: LABEL_TYPE.rule,
    useContext: USE_CONTEXT.sentence,
    maxHitCnt: 0,
    lambdaType: LAMBDA_TYPE.any,
    lambdaExpr: '',
    conditions: [
      {
        ...wholeConversation,
        id: 1,
        lambda: 'A',
        type: CONDITION_TYPE.keyword,
        role: ROLE.customer,
        checkRangePolicy: RANGE_POLICY.anyRole,
        preConditionLambda: '',
        param: JSON.stringify({ detectType: KEYWORDS.any, keywords: phrases }),
      },
    ],
    promptContent: '',
    sessionCollectRound: null,
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
