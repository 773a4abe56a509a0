import { workspace } from '@console/contracts'
import { fakePeerConnections, liveRooms, showAllElements, testUser } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSeat, card, openWall, trackObjectUrls, wallServer } from '../../testing/open-wall.ts'

const { offline } = workspace.SEAT_STATUS
const SELF = { userId: testUser.userId, name: 'Shen Qiao', isOwner: false }
const SEAT = { userId: 101, name: 'Zhou Ting', isOwner: true }

beforeEach(() => {
  trackObjectUrls()
  showAllElements()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const panel = () => screen.findByRole('complementary', { name: 'Screen of Zhou Ting' })

async function openWatchable(capabilities?: readonly string[]) {
  const peers = fakePeerConnections()
  const rooms = liveRooms()
  const server = wallServer({
    users: {
      5: [
        aSeat(101, 'Zhou Ting'),
        aSeat(102, 'Marcus Webb'),
        aSeat(103, 'Priya Nair', { status: offline, roomID: '' }),
      ],
    },
  })
  const opened = openWall({ realtime: rooms.realtime, ...(capabilities ? { capabilities } : {}) })
  await card('Zhou Ting')
  await rooms.connect()
  return { ...opened, peers, rooms, server }
}

test('a seat of one’s own company is watched from its card, and another seat ends that watch [LIVE-020, LIVE-024]', async () => {
  const { person, rooms, peers } = await openWatchable()
  await person.click(screen.getByRole('button', { name: 'Watch Zhou Ting' }))
  const watched = within(await panel())
  expect(await watched.findByRole('img', { name: 'Screen of Zhou Ting' })).toBeVisible()
  await rooms.settle()
  expect(rooms.sent()).toEqual(['ENTER room-101'])
  await rooms.confirm('room-101', [SELF, SEAT])
  await rooms.settle()
  expect(rooms.sent().at(-1)).toBe('START 10 [] to 101')
  for (const stream of [1, 2])
    await rooms.say(
      { roomId: 'room-101', userId: 101 },
      { kind: 'offer', value: { callId: 'call-1', stream, sdp: `sdp ${stream}` } },
    )
  await waitFor(() => expect(peers).toHaveLength(2))
  peers[1]?.receive('video')
  for (const peer of peers) peer.move('connected')
  expect(await watched.findByText('Live')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Watch Marcus Webb' }))
  await waitFor(async () => {
    await rooms.settle()
    expect(rooms.sent().slice(-3)).toEqual(['STOP 0 [] to 101', 'EXIT room-101', 'ENTER room-102'])
  })
  expect(screen.getAllByRole('complementary')).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Close the view of Marcus Webb' }))
  await rooms.settle()
  expect(rooms.sent().at(-1)).toBe('EXIT room-102')
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('a watch that the server refuses says so, and one of a seat that is offline is not offered', async () => {
  const { person, rooms } = await openWatchable([])
  expect(screen.getByRole('button', { name: 'Watch Priya Nair' })).toBeDisabled()
  await person.click(screen.getByRole('button', { name: 'More actions for Zhou Ting' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Watch' }))
  const watched = within(await panel())
  await rooms.settle()
  await rooms.refuse(403)
  expect(await watched.findByText('You may not watch this agent.')).toBeVisible()
  expect(watched.getByRole('button', { name: 'Watch Zhou Ting again' })).toBeEnabled()
})
