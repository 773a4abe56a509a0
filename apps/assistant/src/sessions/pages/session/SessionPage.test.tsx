import { labelJudgement, sessionRecord, type ParsedBodyOf } from '@console/contracts'
import {
  mockCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  type RenderOptions,
} from '@console/testing'
import { formatDay } from '@console/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleDetail, sampleWords } from '../../../testing/session.samples.ts'
import { workApp } from '../../../work-app.ts'

const PATH = '/assistant-console/session/s-1'
const scrolled: Element[] = []

function serve(detail: sessionRecord.SessionDetail | Refusal = sampleDetail, words = sampleWords) {
  network.use(
    mockCall(sessionRecord.detail, () => detail),
    mockCall(sessionRecord.utterances, { utterances: words, isCut: false }),
    mockCall(labelJudgement.ofSession, { judgements: [], labels: [], canJudge: false }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: workApp, path: `${PATH}${query}`, ...options })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}

beforeEach(() => {
  scrolled.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Among thousands of list items a look-up by role would take seconds. */
const sentence = (words: RegExp) =>
  waitFor(() => {
    const said = [...document.querySelectorAll('li[id^="sentence-"]')]
    const found = said.find(({ textContent }) => words.test(textContent))
    if (!found) throw new Error('there is no such sentence')
    return found
  })

describe('a session', () => {
  test('has its facts and calls, and the transcript with speaker and time in the call [STAT-064]', async () => {
    serve()
    open()
    const facts = await screen.findByRole('region', { name: 'About this session' })
    for (const text of ['Winter renewals', '+44 7700 ***123', '00:03:20'])
      expect(facts).toHaveTextContent(text)
    expect(facts).toHaveTextContent('There is no recording of this session')
    const first = await screen.findByRole('region', { name: /^Call 1/ })
    expect((await within(first).findAllByRole('listitem'))[0]).toHaveTextContent('Emma Hale0:10Good morning')
    expect(await sentence(/too expensive/)).toHaveTextContent(/^Customer0:20/)
    expect(screen.getByRole('region', { name: /^Call 2/ })).toHaveTextContent(
      'No transcript of this call was reported.',
    )
  })

  test('of one call has its times among the facts alone', async () => {
    const [call] = sampleDetail.calls
    if (call === undefined) throw new Error('there are two calls')
    serve({ ...sampleDetail, calls: [call] })
    open()
    const calls = within(await screen.findByRole('list', { name: 'Calls' }))
    expect(calls.getByRole('listitem')).toHaveTextContent(/^Emma Hale/)
    expect(calls.getByRole('listitem')).not.toHaveTextContent(/\d\d:\d\d/)
  })

  test('whose words have been deleted says since when', async () => {
    serve()
    const [call] = sampleDetail.calls.slice(1)
    if (call === undefined) throw new Error('there are two calls')
    const words = { utterances: sampleWords, isCut: false, storedFrom: call.startedAt + 1 }
    network.use(mockCall(sessionRecord.utterances, words))
    open()
    const second = await screen.findByRole('region', { name: /^Call 2/ })
    expect(second).toHaveTextContent(
      `Transcripts from before ${formatDay(call.startedAt + 1, 'Asia/Shanghai')} have been deleted`,
    )
    expect(second).not.toHaveTextContent('was reported')
  })

  test('has hits of rules and labels marked at their words', async () => {
    serve()
    open()
    const broken = await sentence(/guaranteed payout/)
    expect(broken.querySelector('mark')).toHaveTextContent('It is a guaranteed payout.')
    expect(broken).toHaveTextContent('Guarantees an outcome · Severe')
    const tagged = await sentence(/too expensive/)
    const mark = tagged.querySelector('mark')
    expect(mark).toHaveTextContent(/^too expensive$/)
    expect(mark).toHaveAttribute('title', 'Label Price too high, condition A')
    expect(tagged).toHaveTextContent('Price too high')
  })

  test('scrolls to the violation of the address, marks it and shows the rules [STAT-064, QUAL-023, VIOL-012]', async () => {
    serve()
    open('?showRules=1&violationId=71')
    const broken = await sentence(/guaranteed payout/)
    expect(broken).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(scrolled).toEqual([broken]))
    const panel = screen.getByRole('complementary', { name: 'Rules' })
    expect(within(panel).getByRole('button', { name: /Guarantees an outcome/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('has its score and hits beside it, and a rule links to its sentence', async () => {
    serve()
    const { person, address } = open()
    await sentence(/guaranteed payout/)
    const panel = within(screen.getByRole('complementary', { name: 'Rules' }))
    expect(panel.getByText('70')).toBeInTheDocument()
    expect(panel.getByText('Failed')).toBeInTheDocument()
    expect(panel.getByText('Pass mark 80')).toBeInTheDocument()
    expect(panel.getByTitle('Points taken off the score')).toHaveTextContent('-30')
    await person.click(panel.getByRole('button', { name: /Guarantees an outcome/ }))
    await waitFor(() => expect(scrolled).toHaveLength(1))
    expect(Object.fromEntries(address())).toEqual({ violationId: '71' })
  })

  test('counts no violation that a reviewer took back, and has no score for readers without its rule', async () => {
    const violations = sampleDetail.violations.map((hit) => ({ ...hit, isRejected: true }))
    serve({ ...sampleDetail, violations })
    const { unmount } = open()
    const panel = within(await screen.findByRole('complementary', { name: 'Rules' }))
    expect(panel.getByText('100')).toBeInTheDocument()
    expect(panel.getByText('Passed')).toBeInTheDocument()
    expect(panel.getByText(/rejected, not counted/)).toBeInTheDocument()
    unmount()
    serve({ ...sampleDetail, scoreRule: null })
    open()
    await sentence(/guaranteed payout/)
    expect(screen.queryByRole('heading', { name: 'Score' })).not.toBeInTheDocument()
  })

  test('a label that was found is judged right or wrong, one that was not is named as missed, and both are taken back', async () => {
    serve()
    let judgements: labelJudgement.LabelJudgement[] = []
    const withdrawn: number[] = []
    network.use(
      mockCall(labelJudgement.ofSession, () => ({
        judgements,
        labels: [
          { id: 7, name: 'Price too high' },
          { id: 9, name: 'Wants to leave' },
        ],
        canJudge: true,
      })),
      mockCall(labelJudgement.judge, ({ body: { labelId, belongs } }) => {
        const labelName = labelId === 7 ? 'Price too high' : 'Wants to leave'
        const judgement = {
          labelId,
          labelName,
          belongs,
          judgedBy: 'Shen Qiao',
          judgedAt: sampleDetail.startedAt,
        }
        judgements = [...judgements.filter((one) => one.labelId !== labelId), judgement]
        return null
      }),
      mockCall(labelJudgement.withdraw, ({ body: { labelId } }) => {
        withdrawn.push(labelId)
        judgements = judgements.filter((one) => one.labelId !== labelId)
        return null
      }),
    )
    const { person } = open()
    const price = within(await screen.findByRole('group', { name: 'Price too high' }))
    await person.click(await price.findByRole('button', { name: 'Right' }))
    await waitFor(() =>
      expect(price.getByRole('button', { name: 'Right' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await person.click(price.getByRole('button', { name: 'Wrong' }))
    expect(await price.findByText(/^Wrong · Judged by Shen Qiao, 2026-11-20/)).toBeVisible()
    expect(judgements).toMatchObject([{ labelId: 7, belongs: false }])
    await person.click(price.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(price.queryByText(/Judged by/)).not.toBeInTheDocument())
    await person.click(screen.getByRole('combobox', { name: 'Missed label' }))
    expect(screen.queryByTitle('Price too high')).not.toBeInTheDocument()
    await person.click(await screen.findByTitle('Wants to leave'))
    const missed = within(await screen.findByRole('group', { name: 'Wants to leave' }))
    expect(missed.getByText('Missed')).toBeVisible()
    expect(missed.queryByRole('button', { name: 'Right' })).not.toBeInTheDocument()
    await person.click(missed.getByRole('button', { name: 'Take back' }))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Wants to leave' })).not.toBeInTheDocument(),
    )
    expect(withdrawn).toEqual([7, 9])
  })

  test('judgements are read by those who may not judge', async () => {
    serve()
    const judgement = {
      labelId: 7,
      labelName: 'Price too high',
      belongs: true,
      judgedBy: 'Shen Qiao',
      judgedAt: 0,
    }
    network.use(mockCall(labelJudgement.ofSession, { judgements: [judgement], labels: [], canJudge: false }))
    open()
    const price = within(await screen.findByRole('group', { name: 'Price too high' }))
    expect(await price.findByText(/^Right · Judged by Shen Qiao/)).toBeVisible()
    expect(price.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Missed label' })).not.toBeInTheDocument()
  })

  test('leads back to the list, or to the page that linked to it', async () => {
    serve()
    const { router } = open()
    const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    expect(way.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/assistant-console/session')
    const backTo = '/assistant-console/embed/annotation/work?page=2'
    await act(async () => router.navigate(PATH, { state: { backTo } }))
    expect(await way.findByRole('link', { name: 'Back' })).toHaveAttribute('href', backTo)
  })

  test('reports a violation of another session, or one whose transcript has expired', async () => {
    serve()
    const { unmount } = open('?violationId=999')
    expect(
      await screen.findByText('The violation of the address is none of this session.'),
    ).toBeInTheDocument()
    expect(scrolled).toEqual([])
    unmount()
    const [violation] = sampleDetail.violations
    if (!violation) throw new Error('the sample has a violation')
    serve({ ...sampleDetail, violations: [{ ...violation, seq: null }] }, [])
    open('?violationId=71')
    expect(await screen.findByText(/not stored. It said: It is a guaranteed payout/)).toBeInTheDocument()
  })

  test('is searchable, match by match', async () => {
    serve()
    const { person, address } = open()
    await sentence(/guaranteed payout/)
    await person.type(screen.getByRole('textbox', { name: 'Find in the conversation' }), 'it is')
    expect(await screen.findByText('2 sentences')).toBeInTheDocument()
    expect(address().get('find')).toBe('it is')
    const [first] = scrolled
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(scrolled.at(-1)).not.toBe(first))
    await person.type(screen.getByRole('textbox', { name: 'Find in the conversation' }), 'xyz')
    expect(await screen.findByText('Not found')).toBeInTheDocument()
  })

  test('shows two thousand sentences of all speakers', async () => {
    const words = Array.from({ length: 2000 }, (_, at) => ({
      callId: 'c-1',
      seq: at + 10,
      speaker: at % 2 === 0 ? (1 as const) : (2 as const),
      atMs: at * 1000,
      words: `Sentence ${at}`,
    }))
    serve(sampleDetail, words)
    open()
    expect(await sentence(/Sentence 1999$/)).toBeInTheDocument()
    expect(await sentence(/Sentence 0$/)).toHaveAttribute('data-speaker', 'seat')
  })

  test('that is not found says so, and one that fails to load can be retried', async () => {
    serve(new Refusal(404, 'No', { status: 404 }))
    const { unmount } = open()
    expect(await screen.findByText('Session not found')).toBeInTheDocument()
    unmount()
    serve()
    network.use(mockStatus(sessionRecord.detail, 500))
    const { person } = open()
    expect(await screen.findByText('The session could not be loaded')).toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await sentence(/guaranteed payout/)).toBeInTheDocument()
  })

  test('of a project is requested through it [PROJ-033]', async () => {
    const requests: (number | undefined)[] = []
    serve()
    network.use(
      mockCall(sessionRecord.detail, ({ query }) => {
        requests.push(query.projectId)
        return sampleDetail
      }),
    )
    open('?projectId=3')
    await sentence(/guaranteed payout/)
    expect(requests).toEqual([3])
    expect(screen.queryByRole('button', { name: 'Save as an example' })).not.toBeInTheDocument()
  })
})

describe('saving a session as an example', () => {
  test('requires a title, keeps the input through a refusal, and confirms the save', async () => {
    const sent: ParsedBodyOf<typeof sessionRecord.addCase>[] = []
    serve()
    network.use(
      mockCall(sessionRecord.addCase, ({ body }) => {
        sent.push(body)
        return sent.length === 1
          ? new Refusal(1501, 'This session is already saved as an example.')
          : { id: 5 }
      }),
    )
    const { person, services } = open('?keep=1')
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Give it a title.')
    await person.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'A good opening')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText(/already saved/)).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('A good opening')
    await person.click(within(dialog).getByRole('button', { name: /Save$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved as an example'))
    expect(sent.at(-1)).toEqual({ sessionId: 's-1', title: 'A good opening', note: '' })
  })
})
