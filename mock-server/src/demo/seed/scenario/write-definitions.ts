import { label, type Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { definitions } from './definitions.ts'
import { linesOfBusiness } from './lines-of-business.ts'

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

/** Rounds of the conversation after which a prompt label is judged again. */
const ROUNDS_OF_PROMPT = 5
const WHOLE_CONVERSATION = {
  checkRangeType: label.CHECK_RANGE.full,
  checkRangeBegin: null,
  checkRangeEnd: null,
} as const

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

async function writeLabels(db: Db, business: BusinessRef, language: Language): Promise<void> {
  const { labels, promptLabel } = definitions[language]
  const products = await db
    .selectFrom('product')
    .where('businessTypeId', '=', business.id)
    .select('id')
    .orderBy('id')
    .execute()
  // Each product has some.
  const pickProductId = (index: number) => products[index % products.length]?.id ?? null
  // The oldest, since lists begin with the newest and it has no hits.
  await writeLabel(db, business, {
    name: promptLabel.name,
    productId: pickProductId(labels.length),
    rule: promptRule(promptLabel.prompt),
    isEnabled: false,
  })
  for (const [index, { name, phrases, push }] of labels.entries())
    await writeLabel(db, business, {
      name,
      productId: pickProductId(index),
      rule: saidByCustomer(phrases.map(({ phrase }) => phrase)),
      ...push,
    })
}

type Label = { name: string; productId: number | null; rule: Omit<label.Rule, 'id'>; isEnabled?: boolean }

async function writeLabel(
  db: Db,
  { id: businessTypeId, tenantId }: BusinessRef,
  { name, rule, ...others }: Label,
): Promise<void> {
  await db
    .insertInto('smartLabel')
    .values({
      tenantId,
      businessTypeId,
      name,
      showName: name,
      isFrontDisplay: true,
      rule: JSON.stringify(rule),
      ...others,
    })
    .execute()
}

/** Each sentence in which the customer says any of the phrases is a hit. */
function saidByCustomer(phrases: readonly string[]): Omit<label.Rule, 'id'> {
  const { CONDITION_TYPE, KEYWORDS, LABEL_TYPE, LAMBDA_TYPE, RANGE_POLICY, ROLE, USE_CONTEXT } = label
  return {
    ...WHOLE_CONVERSATION,
    labelType: LABEL_TYPE.rule,
    useContext: USE_CONTEXT.sentence,
    maxHitCnt: 0,
    lambdaType: LAMBDA_TYPE.any,
    lambdaExpr: '',
    conditions: [
      {
        ...WHOLE_CONVERSATION,
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

/** At most one hit a call, looked for every few rounds of the conversation. */
function promptRule(promptContent: string): Omit<label.Rule, 'id'> {
  const { LABEL_TYPE, LAMBDA_TYPE, USE_CONTEXT } = label
  return {
    ...WHOLE_CONVERSATION,
    labelType: LABEL_TYPE.prompt,
    useContext: USE_CONTEXT.conversation,
    maxHitCnt: 1,
    lambdaType: LAMBDA_TYPE.any,
    lambdaExpr: '',
    conditions: [],
    promptContent,
    sessionCollectRound: ROUNDS_OF_PROMPT,
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
