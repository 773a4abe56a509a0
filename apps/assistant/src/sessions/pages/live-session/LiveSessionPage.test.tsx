import { sessionRecord, workspace, type DataOf, type ParsedQueryOf } from '@console/contracts'
import {
  fakePeerConnections,
  mockCall,
  mockFileCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  showAllElements,
} from '@console/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoredNames } from '../../../testing/ignored-names.ts'
import { sampleDetail } from '../../../testing/session.samples.ts'
import { workApp } from '../../../work-app.ts'
import { LIVE_PERIOD_MS } from '../../queries/sessions.ts'

const now = Date.UTC(2026, 10, 20, 6, 30) / 1000
const talking: sessionRecord.LiveCall = {
  user: { id: 41, name: 'Emma Hale' },
  orgName: 'Renewals team A',
  status: 'work',
  statusSince: now - 600,
  call: {
    callId: 'c-1',
    sessionId: 's-1',
    businessName: 'Winter renewals',
    customer: '+44 7700 ***123',
    isOutbound: true,
    startedAt: now - 70,
    answeredAt: now - 61,
  },
  utterances: [
    { callId: 'c-1', seq: 1, speaker: 1, atMs: 1000, words: 'Good morning.' },
    { callId: 'c-1', seq: 2, speaker: 2, atMs: 4000, words: 'Who is this?' },
  ],
  lastSessionId: 's-0',
  now,
}

let requests: ParsedQueryOf<typeof sessionRecord.live>[]
/** Null if the user may not watch the seat. */
let screenOfSeat: DataOf<typeof workspace.seatScreen>
let pictures: string[]
function serve(answer: sessionRecord.LiveCall | Refusal) {
  network.use(
    mockCall(sessionRecord.live, ({ query }) => {
      requests.push(query)
      return answer
    }),
    mockCall(sessionRecord.detail, sampleDetail),
    mockCall(workspace.seatScreen, () => screenOfSeat),
    mockFileCall(workspace.monitorPicture, ({ body }) => {
      pictures.push(workspace.monitorPicture.body.parse(body).roomID)
      return { type: 'image/jpeg', bytes: new Uint8Array([255, 216, 255]) }
    }),
  )
}
const open = (query: string) =>
  renderSubAppPage({ app: workApp, path: `/assistant-console/session/live${query}` })

beforeEach(() => {
  requests = []
  screenOfSeat = null
  pictures = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shows the transcript of a seat with its score and hits so far, and refetches every few seconds [WORK-035]', async () => {
  serve(talking)
  open('?userId=41&bizId=11')
  expect(await screen.findByRole('heading', { name: 'Remote view: Emma Hale' })).toBeInTheDocument()
  expect(screen.getByText(/talking for 1:01/)).toBeInTheDocument()
  expect(screen.getByText('Calling').parentElement).toHaveTextContent('Callingsince 2026-11-20 14:28:59')
  expect(screen.getByText(/^Updated 0 s ago/)).toBeInTheDocument()
  const hits = await screen.findByRole('complementary', { name: 'Rules' })
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said.slice(0, 2)).toEqual(['Emma Hale0:01Good morning.', 'Customer0:04Who is this?Price too high'])
  expect(hits).toHaveTextContent('70')
  expect(hits).toHaveTextContent('Guarantees an outcome')
  expect(requests).toEqual([{ userId: 41, bizId: 11 }])
  serve({
    ...talking,
    utterances: [...talking.utterances, { callId: 'c-1', seq: 3, speaker: 1, atMs: 6000, words: 'Emma.' }],
  })
  await act(() => vi.advanceTimersByTimeAsync(LIVE_PERIOD_MS))
  expect(await screen.findByText('Emma.')).toBeInTheDocument()
})

test('follows the newest sentence, unless a reader has scrolled up, who can jump to it by a button', async () => {
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized.push(onResize)
      }
      observe() {}
      disconnect() {}
    },
  )
  serve(talking)
  open('?userId=41')
  const list = (await screen.findByText('Who is this?')).closest('ol')
  const box = list?.parentElement
  if (!box) throw new Error('the transcript has a box that scrolls')
  const height = vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(400)
  const grow = (to: number) => {
    height.mockReturnValue(to)
    act(() => {
      for (const onResize of resized) onResize()
    })
  }
  grow(1100)
  expect(box.scrollTop).toBe(1100)
  expect(screen.queryByRole('button', { name: 'Jump to live' })).not.toBeInTheDocument()
  box.scrollTop = 300
  fireEvent.scroll(box)
  grow(1200)
  expect(box.scrollTop).toBe(300)
  fireEvent.click(screen.getByRole('button', { name: 'Jump to live' }))
  expect(box.scrollTop).toBe(1200)
})

test('shows that there is no call, and links to the last session', async () => {
  serve({ ...talking, call: null, utterances: [], status: 'offline' })
  open('?userId=41')
  expect(await screen.findByText('Emma Hale is not on a call')).toBeInTheDocument()
  expect(screen.getByText(/Offline/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the last session' })).toHaveAttribute(
    'href',
    '/assistant-console/session/s-0',
  )
})

test('shows the screen of a seat without a call to whom may watch it, with its picture and the watch', async () => {
  showAllElements()
  fakePeerConnections()
  URL.createObjectURL = () => 'blob:console-picture'
  URL.revokeObjectURL = () => {}
  screenOfSeat = { status: workspace.SEAT_STATUS.online, roomID: 'seat-41' }
  serve({ ...talking, call: null, utterances: [], status: 'online' })
  open('?userId=41')
  const section = within(await screen.findByRole('region', { name: 'Screen of Emma Hale' }))
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(await section.findByRole('img', { name: 'Screen of Emma Hale' })).toBeVisible()
  expect(pictures).toEqual(['seat-41'])
  expect(section.getByRole('button', { name: 'Watch Emma Hale' })).toBeEnabled()
  expect(screen.getByText('Emma Hale is not on a call')).toBeInTheDocument()
})

test('shows no screen to whom may not watch the seat', async () => {
  serve({ ...talking, call: null, utterances: [] })
  open('?userId=41')
  await screen.findByText('Emma Hale is not on a call')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.queryByRole('region', { name: 'Screen of Emma Hale' })).not.toBeInTheDocument()
  expect(pictures).toEqual([])
})

test('keeps its data, marked as stale, when a refetch fails', async () => {
  serve(talking)
  open('?userId=41')
  await screen.findByText('Good morning.')
  network.use(mockStatus(sessionRecord.live, 503))
  await act(() => vi.advanceTimersByTimeAsync(LIVE_PERIOD_MS))
  expect(await screen.findByText(/What you see is of 2026-11-20 14:30:00/)).toBeInTheDocument()
  expect(screen.getByText('Good morning.')).toBeInTheDocument()
})

test('has states for an unknown seat and for no seat', async () => {
  serve(new Refusal(404, 'A person of the address does not exist.', { status: 404 }))
  const { unmount } = open('?userId=99')
  expect(await screen.findByText('A person of the address does not exist.')).toBeInTheDocument()
  unmount()
  requests = []
  open('?userId=x')
  expect(await screen.findByText('No agent selected')).toBeInTheDocument()
  expect(await ignoredNames()).toEqual(['userId'])
  expect(requests).toEqual([])
})
