import { DEFAULT_SCORE_RULE, qualityDesk, type DataOf, sessionRecord } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sampleDetail, sampleWords } from '../../testing/session.samples.ts'
import { workApp } from '../../work-app.ts'

const EMBED = '/assistant-console/embed/quality'
const DAYS = '?begin=2026-11-01&end=2026-11-07'
const AT = 1_795_166_801
const managed = { bizTypeId: 11, version: 2, updatedAt: AT, updatedBy: 'Shen Qiao' }

function open(path: string) {
  const page = renderSubAppPage({ app: workApp, path })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('quality rules', () => {
  const rule: qualityDesk.Rule = {
    ...managed,
    id: 1,
    name: 'Guarantees',
    sceneId: 4,
    sceneName: 'Promises',
    level: 3,
    phrases: ['guaranteed payout', 'cannot be refused'],
    isEnabled: true,
    hits: 12,
  }
  const serve = () =>
    network.use(
      mockCall(qualityDesk.rules.list, { records: [rule], total: 1 }),
      mockCall(qualityDesk.sceneNames, [{ id: 4, name: 'Promises' }]),
    )

  test('show scene, level, phrases, state and hits', async () => {
    serve()
    open(`${EMBED}/rule`)
    expect((await cellsOf(/Guarantees/)).slice(0, 6)).toEqual([
      'Guarantees',
      'Promises',
      'Severe',
      'guaranteed payout · cannot be refused',
      'Enabled',
      '12',
    ])
  })

  test('are disabled in their form, with the version that was seen', async () => {
    const sent: unknown[] = []
    serve()
    network.use(
      mockCall(qualityDesk.rules.update, ({ query, body }) => {
        sent.push([query.version, body.isEnabled])
        return { ...rule, ...body }
      }),
    )
    const { person } = open(`${EMBED}/rule?open=1`)
    await person.click(await screen.findByRole('switch', { name: 'Enabled' }))
    await person.click(await press(/Save$/))
    await waitFor(() => expect(sent).toEqual([[2, false]]))
  })

  test('require a scene and a phrase', async () => {
    serve()
    const { person } = open(`${EMBED}/rule?open=new`)
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'New')
    await person.click(await press(/Save$/))
    expect(await dialog.findByRole('textbox', { name: 'Phrases' })).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    expect(dialog.getByRole('combobox', { name: 'Scene' })).toHaveAttribute('aria-invalid', 'true')
  })
})

test('intentions show the number of sessions with them', async () => {
  const record: qualityDesk.Intention = {
    ...managed,
    id: 1,
    name: 'Price',
    phrases: ['too expensive'],
    sessions: 81,
  }
  network.use(mockCall(qualityDesk.intentions.list, { records: [record], total: 1 }))
  open(`${EMBED}/intention`)
  expect((await cellsOf(/Price/)).slice(0, 3)).toEqual(['Price', 'too expensive', '81'])
})

describe('scores', () => {
  const answer: DataOf<typeof qualityDesk.scores> = {
    rule: DEFAULT_SCORE_RULE,
    records: [
      { userId: 1, name: 'Lin Yue', orgName: 'Peony team', sessions: 4, violations: [0, 0, 1, 6], score: 65 },
      { userId: 2, name: 'Bai Hua', orgName: null, sessions: 1, violations: [0, 0, 0, 0], score: 100 },
    ],
    total: 2,
  }

  test('show how they are computed, and who has passed', async () => {
    network.use(mockCall(qualityDesk.scores, answer))
    open(`${EMBED}/socre${DAYS}`)
    expect(await cellsOf(/Lin Yue/)).toEqual([
      'Lin Yue',
      'Peony team',
      '65.0',
      'Fail',
      '4',
      '6',
      '1',
      '0',
      '0',
    ])
    expect(await cellsOf(/Bai Hua/)).toEqual(['Bai Hua', '-', '100.0', 'Pass', '1', '0', '0', '0', '0'])
    const sessions = screen.getByRole('link', { name: '4 sessions of Lin Yue' })
    expect(
      new URL(sessions.getAttribute('href') ?? '', window.location.origin).searchParams.get('userId[]'),
    ).toBe('1')
    expect(screen.getByText(/a severe one 30 points; 80 points pass/)).toBeInTheDocument()
  })

  test('have an empty state, and without permission name the administrator', async () => {
    network.use(mockCall(qualityDesk.scores, { ...answer, records: [], total: 0 }))
    const { unmount } = open(`${EMBED}/socre${DAYS}`)
    expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument()
    unmount()
    network.use(mockCall(qualityDesk.scores, () => new Refusal(403, 'Access Denied', { status: 403 })))
    open(`${EMBED}/socre${DAYS}`)
    expect(await screen.findByText(/“Scores”/)).toBeInTheDocument()
  })
})

test('robot checks have a precision once hits are reviewed', async () => {
  const row = { ruleId: 1, level: 3 as const, isEnabled: true }
  network.use(
    mockCall(qualityDesk.robot, [
      { ...row, name: 'Reviewed', hits: 9, confirmed: 2, rejected: 1 },
      { ...row, ruleId: 2, name: 'Unjudged', hits: 3, confirmed: 0, rejected: 0 },
    ]),
  )
  open(`${EMBED}/robot${DAYS}`)
  expect(await cellsOf(/^Reviewed/)).toEqual(['Reviewed', 'Severe', 'Enabled', '9', '2', '1', '66.7%'])
  expect((await cellsOf(/Unjudged/)).at(-1)).toBe('-')
})

describe('inspections', () => {
  const inspection: qualityDesk.Inspection = {
    id: 7,
    name: 'Weekly',
    from: '2026-11-01',
    to: '2026-11-07',
    createdBy: 'Shen Qiao',
    createdAt: AT,
    drawn: 8,
    judged: 2,
    passed: 1,
  }
  const item: qualityDesk.InspectionItem = {
    id: 70,
    version: 3,
    sessionId: 's-1',
    startedAt: AT,
    customer: '138****0000',
    seats: 'Lin Yue',
    violations: 2,
    assignedTo: null,
    verdict: null,
    remark: null,
    judgedBy: null,
    judgedAt: null,
  }
  const serve = () =>
    network.use(
      mockCall(qualityDesk.inspections, { records: [inspection], total: 1 }),
      mockCall(qualityDesk.inspectionItems, [item, { ...item, id: 71, sessionId: 's-2' }]),
      mockCall(sessionRecord.detail, sampleDetail),
      mockCall(sessionRecord.utterances, { utterances: sampleWords, isCut: false }),
      mockCall(qualityDesk.inspectors, [{ id: 9, name: 'Qin Lan' }]),
    )

  test('show their progress', async () => {
    serve()
    open(`${EMBED}/inspection`)
    expect((await cellsOf(/Weekly/)).slice(0, 5)).toEqual([
      'Weekly',
      '2026-11-01 – 2026-11-07',
      '8',
      '2 · 25.0%',
      '1',
    ])
  })

  test('are sampled from some days, and a refusal is shown without losing the input', async () => {
    serve()
    let isEmpty = true
    const bodies: unknown[] = []
    network.use(
      mockCall(qualityDesk.draw, ({ body }) => {
        bodies.push(body)
        return isEmpty ? new Refusal(1621, 'There are no sessions on these days.') : inspection
      }),
    )
    const { person, services } = open(`${EMBED}/inspection${DAYS}`)
    await person.click(await press('Sample sessions'))
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Monday')
    await person.click(await press(/Sample$/))
    expect(await screen.findByText('There are no sessions on these days.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Monday')
    isEmpty = false
    await person.click(await press(/Sample$/))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('8 sessions are sampled.'))
    expect(bodies.at(-1)).toEqual({ name: 'Monday', from: '2026-11-01', to: '2026-11-07', sessions: 20 })
  })

  test('assign each session to a reviewer, who gives a reason when it failed', async () => {
    const sent: unknown[] = []
    serve()
    network.use(
      mockCall(qualityDesk.assignItem, ({ params, query, body }) => {
        sent.push([params.id, query.version, body])
        return null
      }),
      mockCall(qualityDesk.judgeItem, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    const { person, address } = open(`${EMBED}/inspection?open=7`)
    await person.click(await screen.findByRole('combobox', { name: 'Who listens to s-1' }))
    await person.click(await screen.findByTitle('Qin Lan'))
    await waitFor(() => expect(sent).toEqual([[70, 3, { userId: 9 }]]))
    await person.click(await press('Review s-1'))
    expect(address().get('open')).toBe('7.70')
    await person.click(await press('Fail and next'))
    const remark = screen.getByRole('textbox', { name: 'Remark' })
    await waitFor(() => expect(remark).toHaveAccessibleDescription('Please fill this in.'))
    expect(remark).toHaveFocus()
    await person.type(remark, 'Rude')
    await person.click(await press('Fail and next'))
    await waitFor(() => expect(sent.at(-1)).toEqual({ verdict: 'fail', remark: 'Rude' }))
  })

  test('are reviewed beside their conversation and their list, from the first that waits, with a click each', async () => {
    const given: unknown[] = []
    let items = [
      { ...item, id: 69, sessionId: 's-0', verdict: 'pass' as const, judgedBy: 'Qin Lan', judgedAt: AT },
      item,
      { ...item, id: 71, sessionId: 's-2' },
    ]
    serve()
    network.use(
      mockCall(qualityDesk.inspectionItems, () => items),
      mockCall(qualityDesk.judgeItem, ({ params, body }) => {
        given.push([params.id, body])
        items = items.map((one) => (one.id === params.id ? { ...one, verdict: 'pass' as const } : one))
        return null
      }),
    )
    const { person, address } = open(`${EMBED}/inspection`)
    await person.click(await press('Review Weekly'))
    expect(await screen.findByText('It is a guaranteed payout.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const list = screen.getByRole('navigation', { name: 'Sessions of Weekly' })
    expect(within(list).getByText('1 of 3 reviewed')).toBeInTheDocument()
    expect(within(list).getAllByRole('link')[1]).toHaveAttribute('aria-current', 'true')
    await person.click(await press('Pass and next'))
    await waitFor(() => expect(address().get('open')).toBe('7.71'))
    expect(await screen.findByRole('heading', { name: 'Review s-2' })).toHaveFocus()
    // The remark and the buttons follow by keys.
    await person.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(address().get('open')).toBe('7'))
    expect(given).toEqual([
      [70, { verdict: 'pass', remark: '' }],
      [71, { verdict: 'pass', remark: '' }],
    ])
  })

  test('have no verdict before one is given, and show the one that was', async () => {
    serve()
    network.use(
      mockCall(qualityDesk.inspectionItems, [
        item,
        {
          ...item,
          id: 71,
          sessionId: 's-2',
          verdict: 'fail' as const,
          judgedBy: 'Qin Lan',
          judgedAt: AT,
          remark: 'Rude',
        },
      ]),
    )
    const { person } = open(`${EMBED}/inspection?open=7.70`)
    const form = within(await screen.findByRole('complementary', { name: 'Review s-1' }))
    expect(form.getByRole('button', { name: 'Pass' })).toBeInTheDocument()
    expect(form.queryByText(/Qin Lan/)).not.toBeInTheDocument()
    await person.click(screen.getByRole('link', { name: /Fail/ }))
    const other = within(await screen.findByRole('complementary', { name: 'Review s-2' }))
    expect(other.getByText('Fail · Qin Lan')).toBeInTheDocument()
    expect(other.getByRole('textbox', { name: 'Remark' })).toHaveValue('Rude')
  })
})
