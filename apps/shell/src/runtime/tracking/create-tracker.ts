import { tracking, type BodyOf } from '@console/contracts'
import { ApiError, canHelpToRetry, type HttpClient } from '@console/sub-app'
import { readStored, tabStorage, writeStored } from '@console/sub-app/browser-storage'
import { newUuid } from '@console/sub-app/secure-context'
import { serverNow } from '@console/ui/server-time'
import { createEventQueue, type Batch } from './event-queue.ts'

export const TRACKING_SESSION_KEY = 'console.trackingSession'
/** The format that this module writes; any other stored value is replaced. */
const SESSION_SHAPE = /^[0-9a-f-]{36}$/

type TrackerParts = {
  client: HttpClient
  getToken: () => string | null
  /** Origin of the platform's calls; empty means the console's own. */
  apiOrigin: string
  onFailure: (error: unknown) => void
  signal: AbortSignal
}

type TrackedEvent = {
  bizTypeId: number | null
  metricId: string
  payload: Readonly<Record<string, string | number>>
}

export type Tracker = {
  track: (event: TrackedEvent) => void
  /** Sends what is queued; resolves once no report is pending. */
  sendRest: () => Promise<void>
}

/** Builds the tracking events of this tab's session and sends them (SHELL-082..085). */
export function createTracker(parts: TrackerParts): Tracker {
  const { client, getToken, apiOrigin, onFailure, signal } = parts
  const sessionId = trackingSessionId()
  let seq = 0

  const toBody = (batch: Batch): BodyOf<typeof tracking.report> => ({
    ...batch,
    sessionId,
    sourceType: tracking.SOURCE_TYPE,
    sourceVersion: tracking.SOURCE_VERSION,
  })

  const queue = createEventQueue({
    signal,
    send: async (batch) => {
      // Between the end of a session and the unmount of its page there is no token to send with.
      if (getToken() === null) return false
      try {
        await client.send(tracking.report, { body: toBody(batch), isQuiet: true })
        return true
      } catch (error) {
        if (isRetryable(error)) return false
        onFailure(error)
        return true
      }
    },
    sendWhileLeaving: (batch) => {
      const token = getToken()
      if (token === null) return
      // The client's requests end with the page; one with keepalive is finished by the browser.
      fetch(`${apiOrigin}${tracking.report.path}`, {
        method: tracking.report.method,
        keepalive: true,
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(toBody(batch)),
      }).catch(onFailure)
    },
  })

  return {
    track: ({ bizTypeId, metricId, payload }) => {
      const value = JSON.stringify({ metricId, ...payload, seq: seq++ })
      queue.add({ bizTypeId, value, timestamp: Math.floor(serverNow() / 1000) })
    },
    sendRest: queue.sendRest,
  }
}

/** Connection failures, gateway errors and rate limits are temporary; a refused event would be refused again. */
function isRetryable(error: unknown): boolean {
  if (canHelpToRetry(error)) return true
  return error instanceof ApiError && (error.kind === 'timeout' || error.status === 429)
}

/** Identifies this tab in tracking events; survives reloads where possible, never shared between tabs (SHELL-085). */
export function trackingSessionId(): string {
  const stored = readStored(TRACKING_SESSION_KEY, tabStorage())
  if (stored !== null && SESSION_SHAPE.test(stored)) return stored
  const fresh = newUuid()
  writeStored(TRACKING_SESSION_KEY, fresh, tabStorage())
  return fresh
}
