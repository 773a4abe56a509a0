import { label, session } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import {
  answers,
  fails,
  resets,
  startModelServer,
  streams,
  type ModelServer,
  type SentRequest,
} from '../support/model-server.ts'
import { personWithRole } from '../support/people.ts'
import { createDialog, newProduct, newPromptLabel, type ProductOfTest } from '../support/prompt-labels.ts'

const DAILY_TOKENS = 100_000

let model: ModelServer
let demo: Demo
let manager: Person
let product: ProductOfTest
beforeAll(async () => {
  model = await startModelServer()
  demo = await startDemo({
    config: {
      languageModel: {
        baseUrl: model.baseUrl,
        apiKey: 'key',
        model: 'small',
        dailyTokens: DAILY_TOKENS,
        price: { input: 2, output: 10, currency: 'EUR' },
      },
    },
  })
  manager = await demo.as('manager', 'label.config')
  product = await newProduct(demo, manager, 'Discounts')
  await newPromptLabel(manager, product, { name: 'Discount <b>' })
})
afterAll(async () => {
  await demo.stop()
  await model.stop()
})
beforeEach(async () => {
  model.requests.length = 0
  model.reply(verdict({}))
  await demo.asOwner((db) => db.deleteFrom('languageModelDay').execute())
})

function verdict(given: object) {
  return answers(JSON.stringify({ hit: false, sentences: [], reason: 'Nothing about it.', ...given }))
}

/** Reads what was said, as the model gets it. */
function saidIn(request: SentRequest | undefined): { index: number; speaker: string; words: string }[] {
  return JSON.parse(request?.body.messages[1]?.content ?? '') as ReturnType<typeof saidIn>
}
/** Time in which the manager's session does not end. */
async function pass(seconds: number): Promise<void> {
  demo.clock.forward(seconds)
  await manager.send(session.reportUse)
}
const instructionsIn = (request: SentRequest | undefined) => request?.body.messages[0]?.content ?? ''

describe('a line of a simulated conversation', () => {
  test('is answered with a line for each label: hit or not, where in the call, why, and what it cost [LABEL-144]', async () => {
    const { say } = createDialog(manager, product)
    expect((await say('Good morning', { source: label.SOURCE.output })).data).toEqual({
      question: 'Good morning',
      answer:
        '<ul><li><strong>Discount &lt;b&gt;</strong>: no hit<br>Nothing about it.<br><small>120 tokens · EUR 0.000400</small></li></ul>' +
        '<p>Used today: 120 of 100,000 tokens.</p>',
    })
    model.reply(verdict({ hit: true, sentences: [1], reason: 'Wants "10 %" & more.' }))
    const { answer } = (await say('  Can I have 10 % off?  ')).data
    expect(answer).toContain('hit in line 2 (1000–2000 ms)<br>Wants &quot;10 %&quot; &amp; more.<br>')
    expect(answer).toContain('Used today: 240 of 100,000 tokens.')
    expect(saidIn(model.requests[1])).toEqual([
      { index: 0, speaker: 'agent', words: 'Good morning' },
      { index: 1, speaker: 'customer', words: 'Can I have 10 % off?' },
    ])
    expect(instructionsIn(model.requests[1])).toContain('The customer would like a discount.')
  })

  test('is answered in the language of the request', async () => {
    model.reply(verdict({ hit: true, sentences: [0], reason: '询问折扣。' }))
    const { answer } = (await createDialog(manager, product).say('有折扣吗？', { language: 'zh' })).data
    expect(answer).toContain('命中（第 1 行（0–1000 毫秒））<br>询问折扣。')
    expect(answer).toContain('今日已用：120 / 100,000 个词元。')
  })

  test('belongs to its session and its user alone', async () => {
    const other = await personWithRole(demo, manager, ['label.config'])
    const mine = createDialog(manager, product)
    await mine.say('Said by the manager')
    await createDialog(manager, product).say('Said in another dialog')
    const { sessionId } = mine
    await other.send(label.debug, {
      body: {
        isProd: false,
        productId: product.id,
        question: 'Said by somebody else',
        source: 1,
        voiceId: `${sessionId}-2`,
        sessionId,
      },
    })
    expect(model.requests.map((request) => saidIn(request).map(({ words }) => words))).toEqual([
      ['Said by the manager'],
      ['Said in another dialog'],
      ['Said by somebody else'],
    ])
  })

  test('replaces an earlier attempt of the same line, and lines are in the order of their numbers', async () => {
    const { say, sessionId } = createDialog(manager, product)
    await say('third', { voiceId: `${sessionId}-3` })
    await say('first', { voiceId: `${sessionId}-1` })
    model.reply(verdict({ hit: true, sentences: [1] }))
    const { answer } = (await say('third, again', { voiceId: `${sessionId}-3` })).data
    expect(saidIn(model.requests[2]).map(({ words }) => words)).toEqual(['first', 'third, again'])
    // The second sentence of the conversation is its third line.
    expect(answer).toContain('hit in line 3 (2000–3000 ms)')
  })

  test('has a number up to 200, after the session id', async () => {
    const { say, sessionId } = createDialog(manager, product)
    expect((await say('last', { voiceId: `${sessionId}-200` })).status).toBe(200)
    for (const voiceId of [
      `${sessionId}-201`,
      `${sessionId}-0`,
      `${sessionId}-x`,
      sessionId,
      `${crypto.randomUUID()}-1`,
    ]) {
      const { status, fields } = await say('no', { voiceId })
      expect([voiceId, status]).toEqual([voiceId, 400])
      expect(fields).toEqual({
        voiceId: 'The session id, a hyphen and the number of the line, from 1 to 200.',
      })
    }
  })

  test('with half a character is read without it, and with U+0000 it is refused', async () => {
    const { say } = createDialog(manager, product)
    expect((await say('a\ud800b')).data.question).toBe('a\ufffdb')
    expect((await say('a\u0000b')).status).toBe(400)
  })

  test('is deleted an hour after its conversation was last used, since each line prolongs them all', async () => {
    const { say, sessionId } = createDialog(manager, product)
    const lines = () =>
      demo.asOwner((db) =>
        db.selectFrom('simulatedLine').where('sessionId', '=', sessionId).select('line').execute(),
      )
    await say('one')
    await pass(3600)
    await say('two')
    expect(await lines()).toHaveLength(2)
    await pass(3600)
    await createDialog(manager, product).say('another dialog')
    expect(await lines()).toHaveLength(2)
    demo.clock.forward(1)
    await createDialog(manager, product).say('another dialog')
    expect(await lines()).toHaveLength(0)
  })

  test('of a sixth conversation removes the oldest one of the person', async () => {
    const dialogs = Array.from({ length: 6 }, () => createDialog(manager, product))
    for (const { say } of dialogs) {
      demo.clock.forward(1)
      await say('hello')
    }
    const { userId } = manager
    const left = await demo.asOwner((db) =>
      db.selectFrom('simulatedLine').where('userId', '=', userId).select('sessionId').distinct().execute(),
    )
    const ids = left.map(({ sessionId }) => sessionId)
    expect(ids).toHaveLength(5)
    for (const { sessionId } of dialogs.slice(1)) expect(ids).toContain(sessionId)
  })

  test('that nobody continues goes with what else is past its time', async () => {
    await createDialog(manager, product).say('hello')
    await pass(3601)
    await demo.applyRetention()
    const { rows } = await demo.asOwner((db) => sql`select 1 from simulated_line`.execute(db))
    expect(rows).toHaveLength(0)
  })
})

describe('the labels', () => {
  test('of the test environment are all saved prompt labels of the product, of production the enabled ones', async () => {
    const own = await newProduct(demo, manager, 'Two labels')
    await newPromptLabel(manager, own, { name: 'Enabled', rule: { promptContent: 'Enabled prompt' } })
    const { id } = await newPromptLabel(manager, own, { name: 'Disabled' })
    await manager.send(label.enable, { body: { id, enable: 0 } })
    const deleted = await newPromptLabel(manager, own, { name: 'Deleted' })
    await manager.send(label.remove, { body: { id: deleted.id } })
    const namesIn = (answer: string) =>
      [...answer.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name)
    const tested = (await createDialog(manager, own).say('hello')).data.answer
    expect(namesIn(tested)).toEqual(['Enabled', 'Disabled'])
    const production = (await createDialog(manager, own, { isProd: true }).say('hello')).data.answer
    expect(namesIn(production)).toEqual(['Enabled'])
    // Without any enabled label the dialog says so, and nothing is sent.
    const [enabled] = (
      await manager.send(label.query, { query: { productId: String(own.id), name: 'Enabled' } })
    ).data.smartLabels
    await manager.send(label.enable, { body: { id: enabled?.id ?? 0, enable: 0 } })
    model.requests.length = 0
    expect((await createDialog(manager, own, { isProd: true }).say('hello')).data.answer).toBe(
      '<p>This product has no enabled prompt label.</p>',
    )
    const empty = await newProduct(demo, manager, 'No label')
    expect((await createDialog(manager, empty).say('hello', { language: 'zh' })).data.answer).toBe(
      '<p>该产品没有已保存的提示词标签。</p>',
    )
    expect(model.requests).toHaveLength(0)
  })

  test('are 20 at most, and the answer says how many more there are', async () => {
    const many = await newProduct(demo, manager, 'Many labels')
    for (let index = 0; index < 20; index += 1) await newPromptLabel(manager, many)
    expect((await createDialog(manager, many).say('hello')).data.answer).not.toContain('more')
    await newPromptLabel(manager, many)
    model.requests.length = 0
    expect((await createDialog(manager, many).say('hello')).data.answer).toContain(
      '<p>Only the first 20 labels were evaluated; the product has 1 more.</p>',
    )
    expect(model.requests).toHaveLength(20)
    expect(model.mostAtOnce).toBeLessThanOrEqual(3)
  })

  test('look at the sentences of their range only, and at none before it was reached', async () => {
    const own = await newProduct(demo, manager, 'Range')
    await newPromptLabel(manager, own, {
      rule: { checkRangeType: 1, checkRangeBegin: 1, checkRangeEnd: 1, useContext: 0, maxHitCnt: 0 },
    })
    const { say } = createDialog(manager, own)
    expect((await say('first')).data.answer).toContain('not evaluated: nothing was said in the range')
    expect(model.requests).toHaveLength(0)
    await say('second')
    await say('third')
    expect(saidIn(model.requests[1])).toEqual([{ index: 1, speaker: 'customer', words: 'second' }])
    expect(instructionsIn(model.requests[1])).toContain('Examine each sentence alone')
  })

  test('of products of another company, and of none, are not found', async () => {
    const stranger = await demo.as('provider-admin', 'label.config')
    const foreign = await newProduct(demo, stranger, 'Foreign')
    for (const id of [foreign.id, 999_999]) {
      const answer = await createDialog(manager, { ...product, id }).say('hello')
      expect([id, answer.status]).toEqual([id, 404])
    }
    expect(model.requests).toHaveLength(0)
    const { userId } = stranger
    expect((await createDialog(stranger, foreign).say('hello')).status).toBe(200)
    const tenants = await demo.asOwner((db) =>
      db.selectFrom('simulatedLine').where('userId', '=', userId).select('tenantId').execute(),
    )
    expect(tenants).toEqual([{ tenantId: stranger.tenantId }])
  })

  test('are for those who have the page of labels', async () => {
    const other = await personWithRole(demo, manager, ['crm.list'])
    expect((await createDialog(other, product).say('hello')).status).toBe(403)
  })
})

describe('whatever the endpoint does, the dialog says what came of it', () => {
  const answerTo = async (language: 'en' | 'zh' = 'en') =>
    (await createDialog(manager, product).say('hello', { language })).data.answer

  test('an answer of a wrong structure is requested once more, without what was wrong being sent back', async () => {
    model.reply(answers('{"hit": "perhaps", "sentences": [7], "reason": "hello"}'), verdict({ hit: true }))
    expect(await answerTo()).toContain(': hit<br>Nothing about it.<br><small>240 tokens')
    expect(model.requests).toHaveLength(2)
    const [first, second] = model.requests
    expect(second?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(instructionsIn(second)).toContain('Your previous answer did not have this form: hit, sentences.')
    expect(instructionsIn(second)).not.toContain('perhaps')
    expect(saidIn(second)).toEqual(saidIn(first))
  })

  test('one that is wrong twice is none', async () => {
    model.reply(answers('Sure! It is a hit.'))
    expect(await answerTo()).toContain('the language model did not answer in the required form')
    expect(model.requests).toHaveLength(2)
  })

  test.for([
    [
      'refuses',
      answers('', { finish: 'content_filter' }),
      'the language model refused to answer',
      '语言模型拒绝回答',
    ],
    [
      'does not know the key',
      fails(401),
      'the language model answered with an error (HTTP 401)',
      '语言模型返回错误（HTTP 401）',
    ],
    ['breaks the connection', resets, 'the language model could not be reached', '无法连接语言模型'],
    [
      'answers with broken JSON',
      streams('data: {\n\n'),
      'the language model did not answer in the required form',
      '语言模型的回答不符合要求的格式',
    ],
  ] as const)('where it %s', async ([, reply, en, zh]) => {
    model.reply(reply)
    expect(await answerTo()).toContain(`</strong>: ${en}<`)
    expect(await answerTo('zh')).toContain(`</strong>: ${zh}<`)
  })

  test('where it fails first and then answers', async () => {
    model.reply(fails(500), verdict({}))
    expect(await answerTo()).toContain('no hit<br>')
  })

  test('where the budget of the day is used up', async () => {
    const { tenantId } = manager
    const day = demo.clock.now().toISOString().slice(0, 10)
    await demo.asOwner((db) =>
      db.insertInto('languageModelDay').values({ tenantId, day, inputTokens: DAILY_TOKENS }).execute(),
    )
    expect(await answerTo()).toContain(
      'not evaluated: your company’s budget for today (100,000 tokens) is used up or too small for this request',
    )
    expect(await answerTo('zh')).toContain(
      '未判定：贵公司今日额度（100,000 个词元）已用完或不足以完成本次请求',
    )
    expect(model.requests).toHaveLength(0)
  })

  test('where it says that it is HTML', async () => {
    model.reply(verdict({ reason: '<img src=x onerror=alert(1)>' }))
    expect(await answerTo()).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
