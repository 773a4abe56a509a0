import { knowledge, type DataOf } from '@console/contracts'
import {
  mockCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { workApp } from '../../work-app.ts'

const EMBED = '/assistant-console/embed/knowledge'
const AT = 1_795_166_801
const managed = { bizTypeId: 11, version: 2, updatedAt: AT, updatedBy: 'Shen Qiao' }
const sampleAnswer = (changes: Partial<knowledge.Answer> = {}): knowledge.Answer => ({
  ...managed,
  id: 1,
  questionId: 5,
  questionName: 'What is covered?',
  content: 'Seven working days.',
  state: 'draft',
  submittedAt: null,
  submittedBy: null,
  reviewedAt: null,
  reviewedBy: null,
  remark: null,
  ...changes,
})

function open(path: string, options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: workApp, path, ...options })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  network.use(mockCall(knowledge.questionNames, [{ id: 5, name: 'What is covered?' }]))
})

describe('the lists', () => {
  test('of processes shows their steps in order, and creates one', async () => {
    const bodies: unknown[] = []
    const record = {
      ...managed,
      id: 1,
      kind: 'sales' as const,
      name: 'Sales call',
      steps: ['Greet', 'Offer'],
    }
    network.use(
      mockCall(knowledge.processes.list, { records: [record], total: 1 }),
      mockCall(knowledge.processes.create, ({ body }) => {
        bodies.push(body)
        return { ...record, ...body }
      }),
    )
    const { person } = open(`${EMBED}/process`)
    const row = await screen.findByRole('row', { name: /Sales call/ })
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Greet', 'Offer'])
    await person.click(await press('New process'))
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Refund')
    await person.type(dialog.getByRole('textbox', { name: 'Steps' }), 'Check{Enter}Pay')
    await person.click(await press(/Save$/))
    await waitFor(() => expect(bodies).toEqual([{ kind: 'sales', name: 'Refund', steps: ['Check', 'Pay'] }]))
  })

  test('of questions links to each question, and has its figures', async () => {
    const record = {
      ...managed,
      id: 5,
      name: 'What is covered?',
      wordings: ['Is it in?'],
      shown: 40,
      valid: 30,
      accepted: 21,
      isAnswered: true,
    }
    network.use(mockCall(knowledge.questions.list, { records: [record], total: 1 }))
    open(`${EMBED}/question`)
    expect((await cellsOf(/What is covered/)).slice(0, 5)).toEqual([
      'What is covered?',
      '1',
      'Yes',
      '40',
      '21',
    ])
    expect(screen.getByRole('link', { name: 'What is covered?' })).toHaveAttribute(
      'href',
      '/assistant-console/knowledge?questionId=5',
    )
  })

  test('of products offers neither creation nor deletion', async () => {
    const record = { ...managed, id: 3, name: 'Home cover', sellingPoints: ['Cheap'], questionIds: [5] }
    network.use(mockCall(knowledge.products.list, { records: [record], total: 1 }))
    open(`${EMBED}/product`)
    expect(await press('Edit Home cover')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /New product|Delete/ })).not.toBeInTheDocument()
  })
})

describe('answers', () => {
  test('can be edited and submitted as drafts, withdrawn while in review, and not changed once published', async () => {
    const requests: string[] = []
    network.use(
      mockCall(knowledge.answers.list, {
        records: [
          sampleAnswer(),
          sampleAnswer({ id: 2, questionName: 'Waiting', state: 'review' }),
          sampleAnswer({ id: 3, questionName: 'Live', state: 'published' }),
        ],
        total: 3,
      }),
      mockCall(knowledge.submitAnswer, ({ params, query }) => {
        requests.push(`submit ${params.id} ${query.version}`)
        return sampleAnswer({ state: 'review' })
      }),
      mockCall(knowledge.withdrawAnswer, () => new Refusal(1611, 'It is in another state by now.')),
    )
    const { person, services } = open(`${EMBED}/answer`)
    await person.click(await press('Submit the answer to What is covered?'))
    await waitFor(() => expect(requests).toEqual(['submit 1 2']))
    expect(services.toast.success).toHaveBeenCalledWith(
      'The answer to “What is covered?” waits for its review.',
    )
    await person.click(await press('Take back the answer to Waiting'))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('It is in another state by now.'))
    const live = within(await screen.findByRole('row', { name: /Live/ }))
    expect(live.queryByRole('button')).not.toBeInTheDocument()
  })

  test('require a question', async () => {
    network.use(mockCall(knowledge.answers.list, { records: [], total: 0 }))
    const { person } = open(`${EMBED}/answer?open=new`)
    await person.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Text')
    await person.click(await press(/Save$/))
    expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
  })
})

describe('reviews', () => {
  const review = {
    answer: sampleAnswer({ state: 'review', submittedAt: AT, submittedBy: 'Lin' }),
    published: 'Seven days.',
  }
  const serve = () => network.use(mockCall(knowledge.reviews, { records: [review], total: 1 }))

  test('show what changed, and approve', async () => {
    const bodies: unknown[] = []
    serve()
    network.use(
      mockCall(knowledge.reviewAnswer, ({ body }) => {
        bodies.push(body)
        return sampleAnswer({ state: 'published' })
      }),
    )
    const { person, address, services } = open(`${EMBED}/review`)
    await person.click(await press('Review the answer to What is covered?'))
    expect(address().get('open')).toBe('1')
    expect((await screen.findByRole('dialog')).querySelector('ins')).toHaveTextContent('working')
    await person.click(await press('Approve'))
    await waitFor(() => expect(bodies).toEqual([{ isApproved: true, remark: '' }]))
    expect(services.toast.success).toHaveBeenCalledWith('The answer to “What is covered?” is published.')
  })

  test('require a reason to reject, and keep it when the server refuses', async () => {
    serve()
    network.use(mockCall(knowledge.reviewAnswer, () => new Refusal(1611, 'It is in another state by now.')))
    const { person } = open(`${EMBED}/review?open=1`)
    await person.click(await press('Send back'))
    expect(await screen.findByText('Say what has to be changed.')).toBeInTheDocument()
    await person.type(screen.getByRole('textbox', { name: 'Remark' }), 'Too short')
    await person.click(await press(/Send back$/))
    expect(await screen.findByText('It is in another state by now.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('Too short')
  })
})

describe('feedback and analysis', () => {
  const row: knowledge.FeedbackRow = {
    recommendationId: 'r-1',
    questionId: 5,
    questionName: 'What is covered?',
    seatName: 'Lin Yue',
    shownAt: AT,
    isValid: true,
    sentence: 'Does it cover a pipe?',
    sessionId: 's-1',
    handled: null,
  }

  test('handles a recommendation that was not accepted, with a note', async () => {
    const bodies: unknown[] = []
    network.use(
      mockCall(knowledge.feedback, { records: [row], total: 1, totalIsCapped: false }),
      mockCall(knowledge.handleFeedback, ({ body }) => {
        bodies.push(body)
        return null
      }),
    )
    const { person } = open(`${EMBED}/feedback?begin=2026-11-01&end=2026-11-07`)
    expect((await cellsOf(/What is covered/)).slice(-3)).toEqual(['Open', '-', 'Handle'])
    expect(await screen.findByRole('link', { name: 's-1' })).toHaveAttribute(
      'href',
      '/assistant-console/session/s-1',
    )
    await person.click(await press('Handle What is covered?'))
    await person.click(await press(/Save$/))
    expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
    await person.type(await screen.findByRole('textbox', { name: 'What was done' }), 'Wording added')
    await person.click(await press(/Save$/))
    await waitFor(() => expect(bodies).toEqual([{ recommendationId: 'r-1', note: 'Wording added' }]))
  })

  test('that somebody has handled meanwhile is reported, and shown with its current state', async () => {
    let handled: knowledge.FeedbackRow['handled'] = null
    network.use(
      mockCall(knowledge.feedback, () => ({
        records: [{ ...row, handled }],
        total: 1,
        totalIsCapped: false,
      })),
      mockCall(knowledge.handleFeedback, () => {
        handled = { note: 'Done before', by: 'Lin', at: AT }
        return new Refusal(409, 'Handled', { status: 409 })
      }),
    )
    const { person, services } = open(`${EMBED}/feedback?open=r-1`)
    await person.type(await screen.findByRole('textbox', { name: 'What was done' }), 'Mine')
    await person.click(await press(/Save$/))
    expect(await screen.findByText('Done before · Lin')).toBeInTheDocument()
    expect(services.toast.error).toHaveBeenCalledWith('Somebody has handled this one already.')
  })

  test('has the rates of each question, and a dash for one that was never shown', async () => {
    const days: unknown[] = []
    network.use(
      mockCall(knowledge.analysis, ({ query }) => {
        days.push([query.from, query.to])
        return [
          { questionId: 5, name: 'Often', shown: 40, valid: 30, accepted: 10 },
          { questionId: 6, name: 'Never', shown: 0, valid: 0, accepted: 0 },
        ]
      }),
    )
    open(`${EMBED}/analyze?begin=2026-11-01&end=2026-11-07`)
    expect(await cellsOf(/Often/)).toEqual(['Often', '40', '30 · 75.0%', '10 · 25.0%'])
    expect(await cellsOf(/Never/)).toEqual(['Never', '0', '-', '-'])
    expect(days).toEqual([['2026-11-01', '2026-11-07']])
  })
})

describe('the recommendation settings', () => {
  test('are marked as default, and are saved with the version that was seen', async () => {
    const sent: unknown[] = []
    const none = { version: 0, updatedAt: null, updatedBy: null }
    network.use(
      mockCall(knowledge.recommendSetting, { ...knowledge.DEFAULT_RECOMMEND_SETTING, ...none }),
      mockCall(knowledge.saveRecommendSetting, ({ query, body }) => {
        sent.push([query.version, body])
        return { ...body, version: 1, updatedAt: AT, updatedBy: 'Shen Qiao' }
      }),
    )
    const { person } = open(`${EMBED}/recommend_setting`)
    const facts = await screen.findByRole('region', { name: 'Recommendation settings' })
    expect(
      within(facts)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Yes', '3', '60%'])
    expect(within(facts).getByText('Default values')).toBeInTheDocument()
    await person.click(await press('Edit'))
    const atOnce = await screen.findByRole('textbox', { name: 'Maximum shown' })
    await person.clear(atOnce)
    await person.type(atOnce, '11')
    await person.click(await press(/Save$/))
    expect(await screen.findByText('At most 10.')).toBeInTheDocument()
    await person.clear(atOnce)
    await person.type(atOnce, '5')
    await person.click(await press(/Save$/))
    await waitFor(() => expect(sent).toEqual([[0, { isEnabled: true, atOnce: 5, leastConfidence: 60 }]]))
  })
})

describe('the page of a question', () => {
  const page: DataOf<typeof knowledge.question> = {
    id: 5,
    name: 'What is covered?',
    businessName: 'Winter renewals',
    wordings: ['Is it in?'],
    figures: { shown: 40, valid: 30, accepted: 21 },
    answer: sampleAnswer({ state: 'published', reviewedAt: AT, reviewedBy: 'Lin' }),
    documents: [{ id: 1, title: 'Terms', content: 'All of them' }],
    history: [sampleAnswer({ id: 9, state: 'rejected', content: 'Older', remark: 'Too short' })],
  }

  test('shows answer, figures, wordings, documents and history [STAT-066]', async () => {
    network.use(mockCall(knowledge.question, page))
    open('/assistant-console/knowledge?questionId=5')
    expect(await screen.findByRole('heading', { level: 1, name: 'What is covered?' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('Seven working days.')
    expect(screen.getByRole('region', { name: 'Figures' })).toHaveTextContent('40')
    expect(screen.getByRole('region', { name: 'Documents' })).toHaveTextContent('Terms')
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Too short')
  })

  test.each(['?questionId=99', '?questionId=x', ''])(
    'of an unknown or malformed id (%s) says that there is none [STAT-066]',
    async (query) => {
      network.use(mockCall(knowledge.question, () => new Refusal(404, 'Not found', { status: 404 })))
      open(`/assistant-console/knowledge${query}`)
      expect(await screen.findByText('Question not found')).toBeInTheDocument()
      const isMalformed = query === '?questionId=x'
      expect(screen.queryAllByText(/^“questionId=x” in the address/)).toHaveLength(isMalformed ? 1 : 0)
    },
  )

  test('that fails can be retried [STAT-066]', async () => {
    network.use(mockStatus(knowledge.question, 500))
    const { person } = open('/assistant-console/knowledge?questionId=5')
    expect(await screen.findByText('The question could not be loaded')).toBeInTheDocument()
    network.use(mockCall(knowledge.question, page))
    await person.click(await press('Retry'))
    expect(await screen.findByText('Seven working days.')).toBeInTheDocument()
  })
})
