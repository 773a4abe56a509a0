import { sessionRecord, type label } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { condition, typed } from '../../testing/conditions.samples.ts'
import { offeredOptions, openRule } from '../../testing/open-rule.tsx'

const panel = async () => within(await screen.findByRole('region', { name: 'Try it' }))
const result = () => screen.getByRole('status', { name: 'Result' })
const sentences = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .filter((item) => item.textContent.includes(':'))

const CANCEL = typed('A', 0, { detectType: 1, keywords: ['cancel', 'money back'] })
const FAST: label.Condition = {
  ...typed('B', 3, { detectType: 0, operator: '>', wordsPerMinute: 300, minWordsThreshold: 0 }),
  role: 0,
  preConditionLambda: 'A',
}
const DAYS: label.Condition = { ...typed('C', 1, { regex: '(15|fifteen) days' }), role: 0 }

const CONVERSATION = `Agent: Good afternoon.
Customer: I want to cancel.
Customer: Can I get my money back?
0:20-0:21 Agent: Within fifteen days, but you lose the discount.`

/** Opens a rule and pastes a conversation to try it on. */
async function tryRule(options: Parameters<typeof openRule>[0], conversation = CONVERSATION) {
  const view = openRule(options)
  await view.person.click((await panel()).getByRole('button', { name: 'Paste' }))
  await view.person.paste(conversation)
  await view.person.click(screen.getByRole('button', { name: 'Use this conversation' }))
  return view
}

describe('the result', () => {
  test('says at which sentence a rule hits, by which letters, and where each condition is true', async () => {
    await tryRule({ lambdaType: 3, lambdaExpr: 'A && B', conditions: [CANCEL, FAST, DAYS] })
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 4, by A and B'))
    expect(result()).toHaveTextContent('1 hit')
    expect(
      within(result())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Atrue at 2, 3', 'Btrue at 4', 'Ctrue at 4'])
  })

  test('marks what conditions found with their letters, also the same words by several', async () => {
    await tryRule({ conditions: [CANCEL, FAST, DAYS] })
    await waitFor(() => expect(result()).toHaveTextContent('Hits'))
    const letters = sentences().map((item) =>
      [...item.querySelectorAll('sup')].map(({ textContent }) => textContent).join(''),
    )
    expect(letters).toEqual(['', 'A', 'A', 'CB'])
    const inner = within(sentences()[3] ?? document.body).getByText('fifteen days')
    expect(inner.className).toMatch(/colour2/)
    expect(inner.parentElement?.className).toMatch(/colour1/)
    expect(sentences()[3]).toHaveTextContent('480 words/min')
  })

  test('says why a condition is not true, and that there is no hit', async () => {
    await tryRule({ conditions: [CANCEL, FAST, DAYS] }, 'Agent: Good afternoon.\nCustomer: Hello.')
    await waitFor(() => expect(result()).toHaveTextContent('No hit'))
    expect(
      within(result())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anever said: “cancel” and “money back”', 'BA has not hit before', 'Cnever found'])
  })

  test('follows the rule while it is typed', async () => {
    const { person, toggle } = await tryRule({
      conditions: [typed('A', 0, { detectType: 1, keywords: ['nothing'] })],
    })
    await waitFor(() => expect(result()).toHaveTextContent('No hit'))
    await toggle('A')
    await person.type(screen.getByRole('textbox', { name: 'Keywords' }), 'cancel,')
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 2, by A'))
  })

  test('has every hit where each sentence is judged alone', async () => {
    await tryRule({ conditions: [CANCEL], settings: { useContext: 0, maxHitCnt: 0 } })
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentences 2, 3'))
    expect(result()).toHaveTextContent('2 hits')
  })

  test.each<[string, label.Condition, string]>([
    [
      'has to be completed first',
      typed('B', 6, { operator: null, round: 10 }),
      'Condition B is incomplete: complete it to try the rule.',
    ],
    [
      'has a wrong expression',
      typed('B', 1, { regex: '(a' }),
      'The regular expression of condition B is not valid: missing closing )',
    ],
  ])('names the condition that %s', async (_what, wrong, text) => {
    await tryRule({ conditions: [CANCEL, wrong] })
    await waitFor(() => expect(result()).toHaveTextContent(text))
  })

  test('comes in steps where expressions take long, and says so where they take too long for the page', async () => {
    const words = Array.from({ length: 12 }, (_, index) => `Customer: ${'ab'.repeat(450 + index)}`)
    const costly = typed('A', 1, { regex: 'a[ab]{900}c' })
    const { person } = await tryRule(
      { conditions: [costly] },
      `${words.join('\n')}\nCustomer: a${'b'.repeat(900)}c`,
    )
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 13, by A'))
    await person.click(screen.getByRole('textbox', { name: 'Add a sentence' }))
    await person.paste('a'.repeat(1109))
    await person.keyboard('{Enter}')
    await waitFor(() =>
      expect(result()).toHaveTextContent(
        'A regular expression of 902 states takes too long to be tried here on a sentence of 1,109 characters.',
      ),
    )
  })

  test('is in Chinese too', async () => {
    const view = openRule({ conditions: [CANCEL], render: { language: 'zh' } })
    await view.person.click(await screen.findByRole('button', { name: /^粘\s?贴$/u }))
    await view.person.paste('坐席：您好\n客户：我想 cancel')
    await view.person.click(screen.getByRole('button', { name: '使用该会话' }))
    await waitFor(() =>
      expect(screen.getByRole('status', { name: '结果' })).toHaveTextContent('在第 2 句命中，依据 A'),
    )
  })
})

describe('own conversations', () => {
  test('lines that cannot be read are named, and nothing is shown until they are corrected', async () => {
    await tryRule({ conditions: [CANCEL] }, 'Agent: a\nhello\nCustomer:\nx\ny')
    const field = screen.getByRole('textbox', { name: 'Conversation, one sentence a line' })
    expect(field).toHaveAccessibleDescription(
      'Line 2 does not begin with “Agent:” or “Customer:”: hello\nLine 3 does not begin with “Agent:” or “Customer:”: Customer:\nLine 4 does not begin with “Agent:” or “Customer:”: x\nand 1 more lines',
    )
    expect(screen.queryByRole('list', { name: 'Conversation' })).not.toBeInTheDocument()
  })

  test('sentences are typed one by one, by Enter too, and removed again without submitting the form', async () => {
    const { person, saved } = openRule({ conditions: [CANCEL] })
    const add = (await panel()).getByRole('textbox', { name: 'Add a sentence' })
    await person.type(add, 'I want to cancel{Enter}')
    expect(add).toHaveValue('')
    await person.type(add, 'Hello')
    await person.click(screen.getByRole('button', { name: 'Add the sentence' }))
    expect(sentences()).toHaveLength(2)
    expect(sentences()[0]).toHaveTextContent('Customer, sentence 1: I want to cancelA')
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 1'))
    await person.click(screen.getByRole('button', { name: 'Remove sentence 1' }))
    await waitFor(() => expect(result()).toHaveTextContent('No hit'))
    expect(saved).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('Nothing to try yet')).toBeVisible()
  })

  test('which sentences sound angry can be set where a condition is about it', async () => {
    const { person } = await tryRule({ conditions: [typed('A', 12, { emotion: 'ANGRY' })] })
    await person.click(screen.getByRole('button', { name: 'Angry: sentence 3' }))
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 3, by A'))
  })

  test('what is known of the call can be set where a condition is about it', async () => {
    const { person, choose } = await tryRule({
      conditions: [typed('A', 10, { operator: '>', duration: 30 }), typed('B', 9, { status: 1 })],
      settings: { triggerAt: 'sessionEnd' },
    })
    await waitFor(() => expect(result()).toHaveTextContent('not known of this conversation'))
    await person.type(screen.getByRole('spinbutton', { name: 'Ringing (seconds)' }), '31')
    await choose('Answered', 'Yes')
    await waitFor(() => expect(result()).toHaveTextContent('Hits by A and B'))
  })
})

describe('recent sessions', () => {
  const session: sessionRecord.ListedSession = {
    sessionId: 's1',
    startedAt: Date.UTC(2026, 10, 20, 6, 30) / 1000,
    seats: [{ id: 7, name: 'Lin Yue' }],
    orgName: 'Peony',
    businessName: 'Winter renewals',
    bizId: 11,
    customer: '138****0000',
    channel: 'phone',
    calls: 2,
    talkSeconds: 60,
    isValid: true,
    isQuoted: false,
    isOrdered: false,
    violations: [0, 0, 0, 0],
    labels: [],
  }
  const call = (callId: string): sessionRecord.CallOfSession => ({
    callId,
    user: { id: 7, name: 'Lin Yue' },
    orgName: 'Peony',
    isOutbound: true,
    startedAt: session.startedAt,
    answeredAt: session.startedAt + 5,
    endedAt: session.startedAt + 60,
    hungUpBy: 'seat',
    talkSeconds: 55,
    isQuoted: false,
    isOrdered: false,
    price: null,
    recording: null,
  })
  const words = (callId: string, text: string): sessionRecord.Utterance => ({
    callId,
    seq: 1,
    speaker: 2,
    atMs: 0,
    words: text,
  })

  function serve() {
    const listed: unknown[] = []
    network.use(
      mockCall(sessionRecord.list, ({ query }) => {
        listed.push(query)
        return { sessions: [session], total: 1, totalIsCapped: false, anchor: null }
      }),
      mockCall(sessionRecord.detail, {
        sessionId: 's1',
        startedAt: session.startedAt,
        bizId: 11,
        businessName: 'Winter renewals',
        productName: '',
        customer: '138****0000',
        channel: 'phone',
        calls: [call('c0'), call('c1'), call('c2')],
        violations: [],
        labels: [],
        scoreRule: null,
        caseId: null,
      }),
      mockCall(sessionRecord.utterances, {
        utterances: [words('c1', 'I want to cancel'), words('c2', 'Hello')],
        isCut: false,
      }),
    )
    return listed
  }
  const source = async () => (await panel()).getByRole('combobox', { name: 'Conversation to try' })
  const NAME = '2026-11-20 14:30, Lin Yue, 138****0000'

  test('are requested when the list is opened, and tried with the first call that has words or a chosen call', async () => {
    const listed = serve()
    const { person, choose } = openRule({ conditions: [CANCEL] })
    await source()
    expect(listed).toEqual([])
    await person.click(await source())
    await waitFor(async () => expect(await offeredOptions()).toEqual(['Own conversation', NAME]))
    expect(listed).toHaveLength(1)
    await choose('Conversation to try', NAME)
    await waitFor(() => expect(sentences()).toHaveLength(1))
    expect(sentences()[0]).toHaveTextContent('I want to cancel')
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 1'))
    await choose('Call of the session', 'Call 3 of 3')
    await waitFor(() => expect(sentences()[0]).toHaveTextContent('Hello'))
    await waitFor(() => expect(result()).toHaveTextContent('No hit'))
    await choose('Call of the session', 'Call 1 of 3')
    expect(await screen.findByText('No words of this call are stored.')).toBeVisible()
  })

  test('without permission the panel says so, and a typed conversation works', async () => {
    network.use(mockStatus(sessionRecord.list, 403))
    const { person } = openRule({ conditions: [CANCEL] })
    await person.click(await source())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your roles do not include sessions. Paste a conversation or type one.',
    )
    expect(within(screen.getByRole('alert')).queryByRole('button')).not.toBeInTheDocument()
    await person.type(screen.getByRole('textbox', { name: 'Add a sentence' }), 'cancel{Enter}')
    await waitFor(() => expect(result()).toHaveTextContent('Hits at sentence 1'))
  })

  test('a failure is said in the panel, and retried there', async () => {
    network.use(mockNetworkError(sessionRecord.list))
    const { person } = openRule({ conditions: [CANCEL] })
    await person.click(await source())
    expect(await screen.findByRole('alert')).toHaveTextContent('The sessions could not be loaded')
    serve()
    await person.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('a session whose words may not be read says so', async () => {
    serve()
    network.use(mockStatus(sessionRecord.utterances, 403))
    const { person, choose } = openRule({ conditions: [condition('A')] })
    await person.click(await source())
    await waitFor(async () => expect(await offeredOptions()).toContain(NAME))
    await choose('Conversation to try', NAME)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your roles do not include this session.')
  })
})
