import { label, type BodyOf } from '@console/contracts'
import type { Demo, Person } from './demo.ts'

export type ProductOfTest = { id: number; bizTypeId: number }

/** A new product of a person's company, of its first business. */
export async function newProduct(demo: Demo, { tenantId }: Person, name: string): Promise<ProductOfTest> {
  return demo.asOwner(async (db) => {
    const business = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const product = { tenantId, businessTypeId: business.id, name }
    const { id } = await db.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
    return { id, bizTypeId: business.id }
  })
}

type Draft = BodyOf<typeof label.create>

/** A prompt label as people create it. */
export async function newPromptLabel(
  person: Person,
  product: ProductOfTest,
  { rule, ...fields }: Partial<Omit<Draft, 'rule'>> & { rule?: Partial<Draft['rule']> } = {},
): Promise<label.Label> {
  const answer = await person.send(label.create, {
    body: {
      id: 0,
      name: 'Discount',
      showName: '',
      bizTypeId: product.bizTypeId,
      productId: product.id,
      enable: 1,
      type: 0,
      triggerAt: 'realtime',
      kbBindable: 0,
      isCustomerRelated: 0,
      expire: 0,
      visibility: 0,
      frontDisplay: 0,
      pushTo: 0,
      pushType: null,
      pushTemplate: null,
      pushContent: '',
      remark: '',
      ...fields,
      rule: {
        id: 0,
        labelType: label.LABEL_TYPE.prompt,
        checkRangeType: 0,
        checkRangeBegin: null,
        checkRangeEnd: null,
        useContext: 1,
        maxHitCnt: 1,
        lambdaType: 0,
        lambdaExpr: '',
        conditions: [],
        promptContent: 'The customer would like a discount.',
        sessionCollectRound: 1,
        ...rule,
      },
    },
  })
  if (answer.code !== 0) throw new Error(`no label was made: ${answer.message}`)
  return answer.data
}

/** One opened dialog. */
export function dialogOf(person: Person, product: ProductOfTest, { isProd = false } = {}) {
  const sessionId = crypto.randomUUID()
  let line = 0
  return {
    sessionId,
    say: (question: string, given: Partial<BodyOf<typeof label.debug>> & { language?: 'en' | 'zh' } = {}) => {
      const { language = 'en', ...body } = given
      line += 1
      return person.send(label.debug, {
        language,
        body: {
          isProd,
          productId: product.id,
          question,
          source: label.SOURCE.input,
          voiceId: `${sessionId}-${line}`,
          sessionId,
          ...body,
        },
      })
    },
  }
}
