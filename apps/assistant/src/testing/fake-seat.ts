import { documents, seat, session, user, workspace, type DataOf } from '@console/contracts'
import { RoomStatusType, type DirectMessage, type RoomMember } from '@console/realtime'
import { createFakeHub, createFakePorts } from '@console/realtime/fakes'
import { createFakeStream, createFakeTrack, FakePeer, type FakeTrack } from '@console/realtime/share-fakes'
import { mockCall, Refusal } from '@console/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { openPage } from './open-page.tsx'

export const SEAT_ID = 37
const PAGE_BUILD = '0a1b2c3d4e'
const SEAT: RoomMember = { userId: SEAT_ID, name: 'Liang Siyuan', isOwner: true }
export const LEADER: RoomMember = { userId: 14, name: 'Shen Qiao', isOwner: false }

export const AGENT: user.UserInfo = {
  userId: SEAT_ID,
  id: SEAT_ID,
  username: 'seat-001',
  name: 'Liang Siyuan',
  tenantId: 2,
  tenantName: 'Harbour Mutual',
  orgName: 'Renewals team A',
  type: 'TSR',
  businessTypes: [{ businessTypeId: 5, businessTypeName: 'Renewals' }],
}
export const OWN_SEAT: seat.OwnSeat = {
  ownStatus: 'online',
  status: workspace.SEAT_STATUS.online,
  isLost: false,
  statusStartTime: 1_795_000_000,
  hand: null,
  isPictureRequested: false,
  pictureViewers: [],
  now: 1_795_003_661,
}

type SeatOptions = {
  agent?: Partial<user.UserInfo>
  own?: Partial<seat.OwnSeat>
  /** Null: nobody is signed in. */
  token?: string | null
  language?: 'en' | 'zh'
}

/** The seat page of a signed-in agent, with the real hub, and browser, server and leader played by the test. */
export async function openSeatPage(options: SeatOptions = {}) {
  const { agent = {}, own = {}, token = 'seat-token', language = 'en' } = options
  if (token !== null) window.localStorage.setItem('console.seatToken', token)
  onTestFinished(() => window.localStorage.removeItem('console.seatToken'))
  const worker = fakeSeatWorker()
  const browser = fakeCapture()
  const server = fakeSeatServer({ ...AGENT, ...agent }, { ...OWN_SEAT, ...own })
  const opened = await openPage({ address: '/assistant-console/seat', handlers: server.handlers, language })
  return { ...opened, ...worker, browser, server }
}

/** Connects, and enters the seat's room together with these people. */
export async function enterSeatRoom(
  { accept, play, status }: Awaited<ReturnType<typeof openSeatPage>>,
  ...others: RoomMember[]
): Promise<void> {
  await screen.findByText('Renewals team A · Harbour Mutual')
  await accept()
  await play()
  await status('ONESELF_ENTER_ROOM', SEAT, [SEAT, ...others])
}

function fakeSeatServer(agent: user.UserInfo, own: seat.OwnSeat) {
  const state = {
    agent,
    own,
    isSignedIn: true,
    pictures: 0,
    statuses: [] as unknown[],
    hands: [] as unknown[],
  }
  const signedOut = new Refusal(401, 'Signed out', { status: 401 })
  const whenSignedIn = <Data>(data: () => Data) => (state.isSignedIn ? data() : signedOut)
  const change = (to: Partial<DataOf<typeof seat.describe>>): seat.OwnSeat => {
    state.own = { ...state.own, ...to }
    return state.own
  }
  const handlers = [
    mockCall(user.info, () => whenSignedIn(() => state.agent)),
    mockCall(seat.describe, () => whenSignedIn(() => state.own)),
    mockCall(seat.setStatus, ({ body }) => {
      state.statuses.push(body)
      const { online, offline, nonworking } = workspace.SEAT_STATUS
      const status = { online, rest: nonworking, offline }[body.status]
      return change({ ownStatus: body.status, status, isLost: false, statusStartTime: state.own.now })
    }),
    mockCall(seat.setHand, ({ body: { isRaised } }) => {
      state.hands.push(isRaised)
      return change({
        hand: { isRaised, raisedAt: state.own.now, seenAt: null, answer: null, answeredByName: null },
      })
    }),
    mockCall(session.logout, null),
    mockCall(session.reportUse, { idleEndsAt: 0 }),
    mockCall(session.describeDispatcher, {
      url: 'wss://console.test/api/dolphin/realtime',
      iceServers: [{ urls: ['turn:turn.test'], username: '1:37', credential: 'c' }],
      heartbeat: 15,
    }),
    http.post(`*${seat.uploadPicture.path}`, () => {
      state.pictures += 1
      return HttpResponse.json({ code: 0, msg: '', data: null })
    }),
    http.get(documents.BUILD_PATH, () => HttpResponse.json({ version: '2.5.0', build: PAGE_BUILD })),
  ]
  return { state, handlers }
}

/** A shared worker with the real hub in it. */
function fakeSeatWorker() {
  const { hub, time, socket, accept } = createFakeHub()
  const names: string[] = []
  class FakeSharedWorker {
    readonly port
    constructor(_url: string, { name }: { name: string }) {
      names.push(name)
      const [port, otherEnd] = createFakePorts()
      this.port = port
      hub.connect(otherEnd)
    }
    addEventListener(): void {}
  }
  vi.stubGlobal('SharedWorker', FakeSharedWorker)
  document.documentElement.dataset['build'] = PAGE_BUILD
  onTestFinished(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['build']
  })
  let seq = 0
  const play = (run: () => void = () => {}, ms = 0): Promise<void> =>
    act(async () => {
      run()
      await time.advance(ms)
    })
  const roomId = workspace.seatRoomId(SEAT_ID)
  return {
    names,
    socket,
    accept: () => act(() => accept()),
    play,
    status: (name: keyof typeof RoomStatusType, member: RoomMember, members: RoomMember[]): Promise<void> =>
      play(() => {
        const entered = socket().received.findLast(({ body }) => body?.kind === 'roomEvent')
        const requestId = name === 'ONESELF_ENTER_ROOM' ? (entered?.requestId ?? '') : ''
        const value = { type: RoomStatusType[name], roomId, member, members }
        socket().send({ seq: (seq += 1), requestId }, { kind: 'roomStatus', value })
      }),
    /** A leader sends something. */
    peer: (payload: Partial<DirectMessage>): Promise<void> =>
      play(() => {
        const head = { messageId: `m${seq}`, roomId, fromUserId: LEADER.userId, toUserId: SEAT_ID }
        socket().send({ seq: (seq += 1) }, { kind: 'directMessage', value: { ...head, ...payload } })
      }),
    /** Messages that the page sent to leaders. */
    sentMessages: (): DirectMessage[] =>
      socket().received.flatMap(({ body }) => (body?.kind === 'directMessage' ? [body.value] : [])),
  }
}

/** Fakes what a browser captures, and its refusals. */
function fakeCapture() {
  const play = { screen: null as Error | null, microphone: null as Error | null, canShare: true }
  const tracks: FakeTrack[] = []
  const first = FakePeer.opened.length
  const streamOf = (kinds: readonly ('audio' | 'video')[]): MediaStream => {
    const made = kinds.map(createFakeTrack)
    tracks.push(...made)
    return createFakeStream(made)
  }
  const devices = {
    getDisplayMedia: async () => {
      await Promise.resolve()
      if (play.screen) throw play.screen
      return streamOf(['video', 'audio'])
    },
    getUserMedia: async () => {
      await Promise.resolve()
      if (play.microphone) throw play.microphone
      return streamOf(['audio'])
    },
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
  const context = { drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(
    this: HTMLCanvasElement,
  ) {
    // Canvases in the document draw other things.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the seat draws one picture, and nothing else
    return this.isConnected ? null : (context as unknown as null)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return {
    play,
    tracks,
    liveTracks: (): FakeTrack[] => tracks.filter(({ isStopped }) => !isStopped),
    peers: (): FakePeer[] => FakePeer.opened.slice(first),
    openPeers: (): FakePeer[] => FakePeer.opened.slice(first).filter(({ isClosed }) => !isClosed),
  }
}
