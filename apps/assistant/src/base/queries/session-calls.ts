import { sessionRecord } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

export type SessionKey = { sessionId: string; projectId: number | null }

const toInput = ({ sessionId, projectId }: SessionKey) => ({
  params: { sessionId },
  query: projectId === null ? {} : { projectId },
})

/** Refetches the session at the given period while the page is visible; null requests nothing. */
export function useSessionDetail(sessionKey: SessionKey | null, periodMs: number | false = false) {
  return useCallQuery(sessionRecord.detail, sessionKey && toInput(sessionKey), { refetchInterval: periodMs })
}

export function useUtterances(sessionKey: SessionKey) {
  return useCallQuery(sessionRecord.utterances, toInput(sessionKey))
}
