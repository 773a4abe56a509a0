import { label, type BodyOf } from '@console/contracts'
import type { Demo, Person } from './demo.ts'
import { draft, promptRule } from './labels.ts'

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

type Changes = Partial<Omit<label.LabelDraft, 'rule'>> & { rule?: Partial<label.Rule> }

/** A prompt label as people create it. */
export async function newPromptLabel(
  person: Person,
  { id: productId, bizTypeId: businessTypeId }: ProductOfTest,
  { rule, ...changes }: Changes = {},
): Promise<label.Label> {
  const ofProduct = draft({ productId, businessTypeId }, { name: 'Discount', ...changes })
  const prompt = promptRule({
    promptContent: 'The customer would like a discount.',
    useContext: label.USE_CONTEXT.conversation,
    maxHitCnt: 1,
    ...rule,
  })
  const answer = await person.send(label.create, { body: { ...ofProduct, rule: prompt } })
  if (answer.code !== 0)
    throw new Error(`no label was made: ${answer.message} ${JSON.stringify(answer.fields)}`)
  return answer.data
}

/** One opened dialog. */
export function createDialog(person: Person, product: ProductOfTest, { isProd = false } = {}) {
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
