import { session, stat, workspace, type DataOf, type Call } from '@console/contracts'
import { mockCall, network, renderSubAppPage, type RenderOptions } from '@console/testing'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { workspaceApp } from '../workspace-app.ts'

/** 14:30 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 20, 6, 30)

const { groupSeat } = workspace.PERSON_TYPE
const { online } = workspace.SEAT_STATUS

type SeatOptions = Partial<Omit<workspace.SeatUser, 'user'>> & { type?: workspace.PersonType }

export function aSeat(
  id: number,
  name: string,
  { type = groupSeat, ...rest }: SeatOptions = {},
): workspace.SeatUser {
  return {
    user: { id, name, orgName: 'Peony team', phone: '139****0001', type },
    status: online,
    statusDuration: 30,
    isCollected: false,
    roomID: `room-${id}`,
    version: '2.5.0',
    ...rest,
  }
}

export function aTeam(
  orgID: number,
  orgName: string,
  rest: Partial<workspace.OrgNode> = {},
): workspace.OrgNode {
  return { orgID, orgName, seatCnt: 2, ownSeatCnt: 2, children: [], ...rest }
}

const FIGURE_NAMES: Record<workspace.SeatFigure, string> = {
  callCnt: 'Outbound calls',
  talkCnt: 'Valid calls',
  talkRate: 'Valid rate',
  talkTime: 'Talk time',
  avgTalkTime: 'Average talk time',
  foulCnt: 'Violations',
}

type Figures = Partial<Record<workspace.SeatFigure, [value: number, threshold: number | null]>>

/** The sums that the quotients of a seat's day are made of. */
export type Sums = Record<'talkRate' | 'avgTalkTime', { part: number; whole: number }>

/** A day of a seat: of 40 outbound calls 20 were answered and 10 valid; with 20 inbound ones it talked an hour. */
const DAY_SUMS: Sums = { talkRate: { part: 10, whole: 20 }, avgTalkTime: { part: 3600, whole: 40 } }

/** A platform with the documented fields alone sends no sums. */
export function stats(userID: number, figures: Figures = {}, sums: Partial<Sums> | null = DAY_SUMS) {
  const day: Required<Figures> = {
    callCnt: [40, null],
    talkCnt: [10, null],
    talkRate: [50, null],
    talkTime: [3600, null],
    avgTalkTime: [90, null],
    foulCnt: [1, null],
    ...figures,
  }
  return {
    userID,
    infos: workspace.SEAT_FIGURES.map((key) => ({
      key,
      name: FIGURE_NAMES[key],
      value: day[key][0],
      warnIndicators: day[key][1],
      ...(key === 'talkRate' || key === 'avgTalkTime' ? sums?.[key] : {}),
    })),
  }
}

export const ALL_DAY: DataOf<typeof stat.warnIndicators> = {
  workTimes: [{ start: '09:00', end: '18:00' }],
  callCnt: 0,
  talkCnt: 0,
  talkTime: 90,
  avgTalkTime: 0,
  talkRate: 0,
  foulCnt: 9,
  version: 3,
}

/** Answers of the server; a test changes them between polls. */
export type WallServer = {
  tree: workspace.OrgNode[]
  users: Record<number, workspace.SeatUser[]>
  stats: ReturnType<typeof stats>[]
  hands: DataOf<typeof workspace.userFlags>
  settings: DataOf<typeof stat.warnIndicators>
  ranks: number[]
  picture: () => Response
  requests: { call: string; body: unknown; query: unknown; headers: Headers }[]
}

export function wallServer(changes: Partial<WallServer> = {}): WallServer {
  const server: WallServer = {
    tree: [aTeam(5, 'Peony team')],
    users: { 5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb')] },
    stats: [],
    hands: [],
    settings: ALL_DAY,
    ranks: [],
    picture: () =>
      new HttpResponse(new Uint8Array([255, 216, 255]), { headers: { 'content-type': 'image/jpeg' } }),
    requests: [],
    ...changes,
  }
  const answer = <C extends Call>(call: C, data: (input: { body: unknown }) => DataOf<C>) =>
    mockCall(call, ({ body, query, request }) => {
      server.requests.push({ call: call.id, body, query, headers: request.headers })
      return data({ body })
    })
  network.use(
    answer(workspace.orgTree, () => ({ orgList: server.tree })),
    answer(workspace.orgUsers, ({ body }) => ({
      users: server.users[workspace.orgUsers.body.parse(body).orgID] ?? [],
    })),
    answer(workspace.businessStats, () => ({ businessStats: server.stats })),
    answer(workspace.userFlags, () => server.hands),
    answer(workspace.pin, () => null),
    answer(stat.warnIndicators, () => server.settings),
    answer(stat.rank, () => ({
      rankBy: 'user' as const,
      rankList: server.ranks.map((id, at) => ({ id, name: `Seat ${id}`, value: 9000 - at })),
    })),
    answer(session.reportUse, () => ({ idleEndsAt: NOW / 1000 + 7200 })),
    http.post(`*${workspace.monitorPicture.path}`, async ({ request }) => {
      const body: unknown = await request.clone().json()
      server.requests.push({ call: workspace.monitorPicture.id, body, query: {}, headers: request.headers })
      return server.picture()
    }),
  )
  return server
}

/** The requests of one call, in their order. */
export function sent(server: WallServer, call: Call): WallServer['requests'] {
  return server.requests.filter((request) => request.call === call.id)
}

export function openWall(options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: workspaceApp, path: '/console/workspace', ...options })
}

export async function card(name: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name })
}

/** The names on the wall in their order. */
export function shownNames(): string[] {
  return screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label') ?? '')
}

/** Counted over a whole file: a picture of an earlier test, which is revoked later, has no address of a later one. */
let addressCount = 0

/** Object addresses that were created and not revoked; jsdom has none. */
export function trackObjectUrls(): Map<string, Blob> {
  const addresses = new Map<string, Blob>()
  URL.createObjectURL = vi.fn((content: Blob) => {
    addressCount += 1
    addresses.set(`blob:console-${addressCount}`, content)
    return `blob:console-${addressCount}`
  })
  URL.revokeObjectURL = vi.fn((address: string) => void addresses.delete(address))
  return addresses
}
