import { projectStat, session, workspace } from '@console/contracts'
import {
  fakePeerConnections,
  liveRooms,
  mockCall,
  mockFileCall,
  network,
  renderSubAppPage,
  testUser,
} from '@console/testing'
import { act, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { MonitorProjects } from '../model/monitor-choice.ts'
import { projectsApp } from '../projects-app.ts'

export const MONITOR_PATH = '/console/project/monitor'
/** 16:00 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 20, 8)
const { groupSeat } = workspace.PERSON_TYPE

export function aWorker(id: number, name: string, status: workspace.SeatStatus): workspace.SeatUser {
  return {
    user: { id, name, orgName: 'Renewals team', phone: '138****0100', type: groupSeat },
    status,
    statusDuration: 30,
    isCollected: false,
    roomID: workspace.isActive(status) ? `seat-${id}` : '',
    version: '',
  }
}

type MonitorServer = {
  projects: MonitorProjects
  /** By business. */
  workers: Record<number, workspace.SeatUser[]>
  seconds: Record<number, number>
  requests: { call: string; body: unknown; headers: Headers }[]
}

/** Answers of the server; a test changes them between polls. */
export function monitorServer(changes: Partial<MonitorServer> = {}): MonitorServer {
  const { online, calling, offline } = workspace.SEAT_STATUS
  const server: MonitorServer = {
    projects: [
      { id: 3, name: 'Winter renewals', assignments: [{ bizTypeID: 31, tenantName: 'Lantern' }] },
      {
        id: 4,
        name: 'Bookings',
        assignments: [
          { bizTypeID: 31, tenantName: 'Lantern' },
          { bizTypeID: 42, tenantName: 'Northgate' },
        ],
      },
    ],
    workers: {
      31: [
        aWorker(901, 'Zhou Min', calling),
        aWorker(902, 'Ada Brook', online),
        aWorker(903, 'Lin Tao', offline),
      ],
      42: [aWorker(921, 'Noor Haddad', online)],
    },
    seconds: { 901: 5436, 902: 18 },
    requests: [],
    ...changes,
  }
  serve(server)
  return server
}

function serve(server: MonitorServer): void {
  const note = (call: string, { body, request }: { body: unknown; request: Request }): void => {
    server.requests.push({ call, body, headers: request.headers })
  }
  network.use(
    mockCall(projectStat.monitor, () => ({ records: server.projects })),
    mockCall(workspace.orgUsersByBusiness, (input) => {
      note(workspace.orgUsersByBusiness.id, input)
      return { users: server.workers[workspace.orgUsersByBusiness.body.parse(input.body).bizTypeId] ?? [] }
    }),
    mockCall(projectStat.workers, ({ query: { bizTypeId } }) => ({
      records: Object.entries(server.seconds).map(([id, totalOnlineDuration]) => ({
        userId: Number(id),
        id: Number(id),
        name: '',
        orgName: '',
        phone: null,
        onlineStatus: 'online' as const,
        totalOnlineDuration,
        bizId: bizTypeId,
        status: workspace.SEAT_STATUS.online,
        roomId: '',
      })),
      totalCnt: Object.keys(server.seconds).length,
    })),
    mockCall(session.reportUse, (input) => {
      note(session.reportUse.id, input)
      return { idleEndsAt: NOW / 1000 + 7200 }
    }),
    mockFileCall(workspace.monitorPicture, (input) => {
      note(workspace.monitorPicture.id, input)
      return { type: 'image/jpeg', bytes: new Uint8Array([255, 216, 255]) }
    }),
  )
}

/** The bodies of the requests of one call, in their order. */
export function getRequestBodies(server: MonitorServer, { id }: { id: string }): unknown[] {
  return server.requests.filter(({ call }) => call === id).map(({ body }) => body)
}

/**
 * Stubs browser features that jsdom lacks: object addresses, playback, and the visibility of cards, which a test controls.
 */
export function stubMonitorBrowser() {
  const observed = new Map<Element, (isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #call: (entries: { isIntersecting: boolean }[]) => void
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        this.#call = call
      }
      observe(element: Element): void {
        observed.set(element, (isIntersecting) => this.#call([{ isIntersecting }]))
      }
      disconnect(): void {}
    },
  )
  const pictures: unknown[] = []
  URL.createObjectURL = (picture) => {
    pictures.push(picture)
    return 'blob:console-picture'
  }
  URL.revokeObjectURL = vi.fn()
  const peers = fakePeerConnections()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve())
  onTestFinished(() => {
    vi.unstubAllGlobals()
    play.mockRestore()
  })
  return {
    play,
    peers,
    /** The contents of the addresses. */
    pictures,
    /** The cards of these people scroll into view or out of it. */
    scroll: (isInView: boolean, ...names: string[]) =>
      act(() => {
        for (const name of names) observed.get(screen.getByRole('article', { name }))?.(isInView)
      }),
  }
}

export const SELF = { userId: testUser.userId, name: 'Shen Qiao', isOwner: false }

/** The page with the connection that watching needs, and the seat of Zhou Min behind it. */
export async function openWatchable({ server = monitorServer(), state = null as unknown } = {}) {
  const browser = stubMonitorBrowser()
  const { peers } = browser
  const iceServers = vi.fn(async () => [{ urls: ['turn:relay.test'], username: 'u', credential: 'c' }])
  const rooms = liveRooms(iceServers)
  const opened = renderSubAppPage({ app: projectsApp, path: MONITOR_PATH, realtime: rooms.realtime })
  if (state !== null) await act(() => opened.router.navigate(MONITOR_PATH, { state }))
  await screen.findByRole('article', { name: 'Zhou Min' })
  return { ...opened, browser, peers, iceServers, rooms, server }
}

export const SEAT = { userId: 901, name: 'Zhou Min', isOwner: true }
export const ROOM = 'seat-901'
const FROM_SEAT = { roomId: ROOM, userId: SEAT.userId }

export type Watchable = Awaited<ReturnType<typeof openWatchable>>

/** A person watches Zhou Min, whose seat offers both streams under this call id; they connect and have pictures. */
export async function watchZhou(page: Watchable, callId = 'call-1') {
  const { person, rooms, peers } = page
  await rooms.connect()
  await person.click(screen.getByRole('button', { name: 'Watch Zhou Min' }))
  await enterRoom(page)
  return offerBoth(page, callId, peers.length)
}

/** The watch enters its room, whose server answers. */
export async function enterRoom({ rooms }: Watchable): Promise<void> {
  await vi.waitFor(async () => {
    await rooms.settle()
    if (rooms.sent().at(-1) !== `ENTER ${ROOM}`) throw new Error('The room was not entered.')
  })
  await rooms.confirm(ROOM, [SELF, SEAT])
}

export async function offerBoth({ rooms, peers }: Watchable, callId: string, before = peers.length) {
  for (const stream of [1, 2])
    await rooms.say(FROM_SEAT, { kind: 'offer', value: { callId, stream, sdp: `${callId}.${stream}` } })
  await vi.waitFor(() => {
    if (peers.length < before + 2) throw new Error('Not both offers were answered.')
  })
  const [camera, screenPeer] = peers.slice(before)
  if (camera === undefined || screenPeer === undefined) throw new Error('There are no peers.')
  camera.receive('audio')
  screenPeer.receive('video')
  screenPeer.receive('audio')
  for (const peer of [camera, screenPeer]) peer.move('connected')
  return { camera, screen: screenPeer }
}

export const getCard = (name: string) => within(screen.getByRole('article', { name }))
