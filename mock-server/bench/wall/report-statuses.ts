import { randomBytes } from 'node:crypto'
import { STATUS_EVENT } from '@console/contracts'
import type { Made } from '../../chaos/events.ts'
import {
  emptyDeliveryLog,
  makeApiClient,
  sendAll,
  sendBatch,
  fetchToken,
  type ApiClient,
} from '../../chaos/reporter.ts'
import type { WallSeats } from './fill-wall.ts'

/** A client may send 1,200 batches a minute. */
const BATCH_EVERY_MS = 60
/** Further batches wait here, not at the server. */
const MAX_IN_FLIGHT = 8
const FIRST_BATCH = 400
/** One after the other in each seat: each changes what its card shows. */
const CYCLE = [STATUS_EVENT.work, STATUS_EVENT.idle, STATUS_EVENT.online, STATUS_EVENT.idle] as const
/** Neighbours on the wall do not change together. Without a factor in common with the number of seats. */
const STRIDE = 739
/** A third of the seats has no call today, and is warned. */
const CALLS_OF_SEAT = [0, 1, 2] as const

export type StatusReports = {
  /** Ends the reporting; answers how many events the server has acknowledged. */
  stop: () => Promise<{ acknowledged: number; seconds: number }>
}

type Event = Made['event'] extends infer One
  ? One extends { eventId: string }
    ? Omit<One, 'eventId'>
    : never
  : never

/** Signs all seats in at the server, each with a few calls of today. */
export async function beginWork(url: string, seats: WallSeats): Promise<ApiClient> {
  const client = await makeApiClient(url)
  const events = seats.accounts.flatMap((account, index) => firstEvents(account, { index, seats }))
  const batches: Made[][] = []
  for (let at = 0; at < events.length; at += FIRST_BATCH)
    batches.push(made(events.slice(at, at + FIRST_BATCH)))
  const deliveries = emptyDeliveryLog()
  await sendAll({ url, client, deliveries, next: () => batches.shift() ?? null, isOver: () => false })
  const [refusal] = deliveries.refused
  if (refusal !== undefined) throw new Error(`An event was refused: ${refusal}`)
  return client
}

/** Reports a number of changed statuses a second, in small batches as in real use, until it is stopped. */
export async function reportStatuses(
  url: string,
  client: ApiClient,
  { seats, perSecond }: { seats: WallSeats; perSecond: number },
): Promise<StatusReports> {
  const token = await fetchToken(url, client)
  const deliveries = emptyDeliveryLog()
  const began = performance.now()
  let reported = 0
  const send = (): void => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    if (due === reported || deliveries.inFlight >= MAX_IN_FLIGHT) return
    const batch = made(
      Array.from({ length: due - reported }, (_, index) => buildStatusEvent(seats, reported + index)),
    )
    reported = due
    void sendBatch({ url, token, deliveries }, batch)
  }
  const timer = setInterval(send, BATCH_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      const seconds = (performance.now() - began) / 1000
      while (deliveries.inFlight > 0) await new Promise((resolve) => setTimeout(resolve, BATCH_EVERY_MS))
      const [refusal] = deliveries.refused
      if (refusal !== undefined) throw new Error(`An event was refused: ${refusal}`)
      return { acknowledged: deliveries.acknowledged.size, seconds }
    },
  }
}

function firstEvents(account: string, { index, seats }: { index: number; seats: WallSeats }): Event[] {
  const seat = { account, businessTypeId: seats.businessTypeId }
  const calls = Array.from(
    { length: CALLS_OF_SEAT[index % CALLS_OF_SEAT.length] ?? 0 },
    (_, turn): Event[] => {
      const callId = `${account}-${turn}-${randomBytes(4).toString('hex')}`
      const ago = 60 * (turn + 1)
      return [
        {
          type: 'call.started',
          callId,
          sessionId: callId,
          ...seat,
          direction: 'outbound',
          at: secondsAgo(ago),
        },
        { type: 'call.answered', callId, at: secondsAgo(ago - 5) },
        { type: 'call.ended', callId, at: secondsAgo(ago - 50), hungUpBy: 'customer' },
      ]
    },
  )
  return [...calls.flat(), { type: 'status', ...seat, at: secondsAgo(0), evt: STATUS_EVENT.online }]
}

function buildStatusEvent({ accounts, businessTypeId }: WallSeats, turn: number): Event {
  const account = accounts[(turn * STRIDE) % accounts.length] ?? ''
  const evt = CYCLE[Math.floor(turn / accounts.length) % CYCLE.length] ?? STATUS_EVENT.online
  return { type: 'status', account, businessTypeId, at: secondsAgo(0), evt }
}

function secondsAgo(ago: number): number {
  return Math.floor(Date.now() - ago * 1000) / 1000
}

function made(events: readonly Event[]): Made[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole events but for the id, which TypeScript cannot add to a union
  return events.map((event) => ({
    event: { ...event, eventId: randomBytes(9).toString('hex') } as Made['event'],
    fact: null,
  }))
}
