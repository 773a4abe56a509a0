import {
  labelJudgement,
  recording,
  sessionRecord,
  type ParsedBodyOf,
  type ParsedQueryOf,
} from '@console/contracts'
import {
  fakeSounds,
  mockCall,
  network,
  Refusal,
  renderSubAppPage,
  type FakeSounds,
  type RenderOptions,
} from '@console/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleDetail, sampleWords } from '../../../testing/session.samples.ts'
import { workApp } from '../../../work-app.ts'

const scrolled: string[] = []
let sounds: FakeSounds
let requests: (ParsedBodyOf<typeof recording.link> & ParsedQueryOf<typeof recording.link>)[]
beforeEach(() => {
  sounds = fakeSounds()
  scrolled.length = 0
  requests = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent)
  })
})
afterEach(() => {
  cleanup()
  sounds.restore()
  vi.restoreAllMocks()
})

/** The first call is recorded from four seconds after its answer on. */
function serve(first: sessionRecord.CallOfSession['recording'] = { seconds: 96, beginsAtMs: 4000 }) {
  const [one, two] = sampleDetail.calls
  if (!one || !two) throw new Error('the sample has two calls')
  network.use(
    mockCall(sessionRecord.detail, () => ({ ...sampleDetail, calls: [{ ...one, recording: first }, two] })),
    mockCall(sessionRecord.utterances, { utterances: sampleWords, isCut: false }),
    mockCall(labelJudgement.ofSession, { judgements: [], labels: [], canJudge: false }),
    mockCall(recording.link, ({ body, query }) => {
      requests.push({ ...body, ...query })
      return { url: '/sound/signed', expiresAt: 1_800_000_000 }
    }),
  )
}

const open = (query = '', options: Partial<RenderOptions> = {}) =>
  renderSubAppPage({ app: workApp, path: `/assistant-console/session/s-1${query}`, ...options })

const player = () => screen.findByRole('group', { name: 'Recording of call 1' })
const heard = () =>
  [...document.querySelectorAll('[data-heard="true"]')].map((one) => one.querySelector('p')?.textContent)

async function startPlaying(query = '') {
  serve()
  const page = open(query)
  await page.person.click(within(await player()).getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(sounds.address()).toBe('/sound/signed'))
  act(() => sounds.load(96))
  return page
}

describe('the recordings of a session', () => {
  test('are listed with their length, and have a player if they can be played', async () => {
    serve()
    open()
    const calls = within(await screen.findByRole('list', { name: 'Calls' })).getAllByRole('listitem')
    expect(calls.map(({ textContent }) => / recorded, 00:01:36/.test(textContent))).toEqual([true, false])
    expect(await screen.findAllByRole('group', { name: /Recording of call/ })).toHaveLength(1)
    expect(screen.queryByText(/There is no recording/)).not.toBeInTheDocument()
    // Playback is audited: no address is requested before Play.
    expect(requests).toEqual([])
  })

  test('without a known length are listed too', async () => {
    serve({ seconds: null, beginsAtMs: 0 })
    open('', { language: 'zh' })
    expect(await screen.findByText(/已录音/)).toBeInTheDocument()
    expect(await screen.findByRole('group', { name: '第 1 通录音' })).toBeInTheDocument()
  })

  test('are requested by call, and through the project of the address', async () => {
    await startPlaying('?projectId=3')
    expect(requests).toEqual([{ callId: 'c-1', projectId: 3 }])
  })

  test('that are gone show an error in the player, and Retry requests them again', async () => {
    serve()
    network.use(
      mockCall(
        recording.link,
        () => new Refusal(404, 'There is no recording of this call.', { status: 404 }),
      ),
    )
    const { person, services } = open()
    await person.click(within(await player()).getByRole('button', { name: 'Play' }))
    expect(await within(await player()).findByRole('alert')).toHaveTextContent(
      /^Playback failed.*There is no recording of this call/,
    )
    expect(services.toast.error).not.toHaveBeenCalled()
    serve()
    await person.click(within(await player()).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(sounds.address()).toBe('/sound/signed'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('while a call is playing', () => {
  test('the current sentence is marked and scrolled into view', async () => {
    await startPlaying()
    act(() => sounds.reach(5))
    expect(heard()).toEqual([])
    act(() => sounds.reach(6))
    expect(heard()).toEqual(['Good morning.'])
    act(() => sounds.reach(15.9))
    expect(heard()).toEqual(['Good morning.'])
    act(() => sounds.reach(16))
    expect(heard()).toEqual(['I think it is too expensive.'])
    expect(scrolled).toHaveLength(2)
    expect(scrolled[1]).toContain('too expensive')
  })

  test('scrolling away stops following, and scrolling back resumes it', async () => {
    await startPlaying()
    act(() => sounds.reach(6))
    const boundingRect = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, -500, 100, 50))
    act(() => sounds.reach(16))
    expect(scrolled).toHaveLength(1)
    boundingRect.mockReturnValue(new DOMRect(0, 100, 100, 50))
    act(() => sounds.reach(26))
    expect(scrolled).toHaveLength(2)
  })

  test('the time of a sentence moves the playback there', async () => {
    const { person } = await startPlaying()
    await person.click(screen.getByRole('button', { name: 'Play from 0:30' }))
    expect([sounds.at(), sounds.isPaused()]).toEqual([26, false])
    expect(heard()).toEqual(['It is a guaranteed payout.'])
  })

  test('the time of a sentence starts playback too', async () => {
    serve()
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Play from 0:20' }))
    await waitFor(() => expect(sounds.address()).toBe('/sound/signed'))
    act(() => sounds.load(96))
    expect([sounds.at(), sounds.isPaused()]).toEqual([16, false])
  })
})

test('without a recording there is a note, and times are plain text', async () => {
  serve(null)
  open()
  expect(await screen.findByText('There is no recording of this session to listen to.')).toBeInTheDocument()
  expect(await screen.findByText('Good morning.')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: /Recording/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Play from/ })).not.toBeInTheDocument()
})
