import { type Call, session } from '@console/contracts'
import { type HttpClient, useHost, useHttpClient } from '@console/sub-app'
import { useQuery } from '@tanstack/react-query'

type Poll = {
  call: Call
  /** Values besides the call that decide about its answer. */
  key: readonly (string | number)[]
  seconds: number
  isEnabled?: boolean
  /** Goes on in a hidden tab. */
  isInBackground?: boolean
  /** Requests and applies the answer. */
  run: (client: HttpClient, signal: AbortSignal) => Promise<void>
  onError?: (error: Error) => void
}

/**
 * Sends a call repeatedly while the page is shown, one at a time: a poll is skipped while the previous one is unanswered; a
 * failed one is logged, and the next runs as usual (WORK-Q23).
 */
export function usePoll(poll: Poll): void {
  const { call, key, seconds, isEnabled = true, isInBackground = false, run, onError } = poll
  const client = useHttpClient()
  const { services } = useHost()
  useQuery({
    queryKey: [call.id, 'poll', ...key],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      try {
        await run(client, signal)
        // oxlint-disable-next-line no-restricted-properties -- another value than the last
        return Date.now()
      } catch (error) {
        if (!signal.aborted) {
          services.reportError(error, call.id)
          onError?.(error instanceof Error ? error : new Error(String(error)))
        }
        throw error
      }
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: seconds * 1000,
    refetchIntervalInBackground: isInBackground,
    // A hidden page requests nothing; one that is seen again does at once.
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/**
 * Reports an open and visible wall as use of the console, if the platform counts use: nobody touches a wall in a hall (R31).
 */
export function useReportVisibleUse(): void {
  const client = useHttpClient()
  usePoll({
    call: session.reportUse,
    key: [],
    isEnabled: client.has(session.reportUse),
    seconds: session.USE_REPORT_INTERVAL_MS / 1000,
    run: async (_client, signal) => {
      await client.send(session.reportUse, { signal, isQuiet: true })
    },
  })
}
