import { DAY_SECONDS } from '@console/contracts'
import { serverNow } from '@console/ui/server-time'
import { useState } from 'react'
import { useSession, useSessions } from '../../queries/sessions.ts'
import { toConversation } from './model/session-conversation.ts'
import type { LoadedConversation } from './use-trial.ts'

/** Days for which past sessions are offered. */
export const SESSION_DAYS = 7
/** Sessions that are offered, the newest. */
const OFFERED_SESSIONS = 20

/** The newest sessions that the person may read. Nothing is sent before the list is opened. */
export function useRecentSessions(isOpened: boolean) {
  const [endTime] = useState(() => Math.floor(serverNow() / 1000))
  const query = {
    beginTime: endTime - SESSION_DAYS * DAY_SECONDS,
    endTime,
    pageSize: OFFERED_SESSIONS,
  }
  return useSessions(isOpened ? query : null)
}

export type ChosenCall = { sessionId: string; callId: string | null }
export type SessionCalls = ReturnType<typeof useSessionCalls>

/** The calls of a session with their words; of several the first that has words, until another is chosen. */
export function useSessionCalls(chosen: ChosenCall | null) {
  const { detail, words } = useSession(chosen === null ? null : chosen.sessionId)
  const calls = detail.data?.calls ?? []
  const spoken = words.data?.utterances ?? []
  const call =
    calls.find(({ callId }) => callId === chosen?.callId) ??
    calls.find(({ callId }) => spoken.some((utterance) => utterance.callId === callId)) ??
    calls[0]
  const isLoaded = detail.data !== undefined && words.data !== undefined
  const shown: LoadedConversation | null =
    chosen === null || call === undefined || !isLoaded
      ? null
      : { key: `${chosen.sessionId} ${call.callId}`, ...toConversation(call, spoken) }
  return {
    calls,
    call,
    shown,
    isLoading: chosen !== null && (detail.isLoading || words.isLoading),
    error: detail.error ?? words.error,
    retry: () => {
      void detail.refetch()
      void words.refetch()
    },
  }
}
