import { setTimeout as pause } from 'node:timers/promises'
import { credential, ingest, openApi, session } from '@console/contracts'
import { z } from 'zod'
import type { Made } from './events.ts'

const DEMO_PASSWORD = 'Orchid#2026'
/** Batches on their way at once. */
const LINES = 3
const BUSY_PAUSE_MS = 50

export type ApiClient = { clientId: string; clientSecret: string }

/** A session of the demo account `manager`. */
export async function signIn(url: string): Promise<string> {
  const signedIn = await fetch(new URL(session.login.path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }),
  })
  return z.object({ data: session.login.data }).parse(await signedIn.json()).data.token
}

/** Makes a client for the company of `manager`, as an administrator does. */
export async function makeApiClient(url: string): Promise<ApiClient> {
  const token = await signIn(url)
  const made = await fetch(new URL(credential.create.path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  return z.object({ data: credential.apiClient }).parse(await made.json()).data
}

export async function fetchToken(url: string, { clientId, clientSecret }: ApiClient): Promise<string> {
  const answer = await fetch(new URL(openApi.TOKEN_PATH, url), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  return openApi.tokenAnswer.parse(await answer.json()).access_token
}

/** Record of a careful client: the acknowledged events, and those that it has to send again. */
export type DeliveryLog = {
  acknowledged: Map<string, Made>
  unacknowledged: Made[][]
  /** Events sent again that the server had stored: it was killed before it could say so. */
  duplicates: number
  /** Batches without an answer, or with one that reports no success. */
  lostAnswers: number
  refused: string[]
  inFlight: number
}

export function emptyDeliveryLog(): DeliveryLog {
  return {
    acknowledged: new Map(),
    unacknowledged: [],
    duplicates: 0,
    lostAnswers: 0,
    refused: [],
    inFlight: 0,
  }
}

type Sending = {
  url: string
  client: ApiClient
  deliveries: DeliveryLog
  next: () => Made[] | null
  isOver: () => boolean
}

/** Sends what was not acknowledged first, then what `next` makes, until there is no more or it is over. */
export async function sendAll({ url, client, deliveries, next, isOver }: Sending): Promise<void> {
  const token = await fetchToken(url, client)
  const line = async (): Promise<void> => {
    while (!isOver()) {
      const batch = deliveries.unacknowledged.shift() ?? next()
      if (batch === null) return
      if (!(await sendBatch({ url, token, deliveries }, batch))) await pause(BUSY_PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: LINES }, line))
}

const answered = z.object({ code: z.literal(0), data: ingest.report.data })

/** Returns true if the batch was acknowledged; if not, it waits to be sent again. */
export async function sendBatch(
  { url, token, deliveries }: { url: string; token: string; deliveries: DeliveryLog },
  batch: Made[],
): Promise<boolean> {
  deliveries.inFlight += 1
  try {
    const answer = await fetch(new URL(ingest.report.path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ events: batch.map(({ event }) => event) }),
    })
    const { data } = answered.parse(await answer.json())
    deliveries.duplicates += data.duplicates
    const refused = new Set(data.refused.map(({ index }) => index))
    for (const { reason, field, message } of data.refused)
      deliveries.refused.push(`${reason} ${field ?? ''} ${message}`)
    for (const [index, made] of batch.entries())
      if (!refused.has(index)) deliveries.acknowledged.set(made.event.eventId, made)
    return true
  } catch {
    // The server or its database is being killed: any failure means the same, that nothing is known of the batch.
    deliveries.lostAnswers += 1
    deliveries.unacknowledged.push(batch)
    return false
  } finally {
    deliveries.inFlight -= 1
  }
}
