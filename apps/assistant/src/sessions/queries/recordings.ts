import { type DataOf, type QueryOf, recording, sessionRecord } from '@console/contracts'
import { useCallQuery, useHost, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useMutation } from '@tanstack/react-query'

export type Recording = DataOf<typeof sessionRecord.recordings>['recordings'][number]

export function useRecordings(query: QueryOf<typeof sessionRecord.recordings>) {
  return useCallQuery(sessionRecord.recordings, { query }, { placeholderData: keepPreviousData })
}

type RecordingKey = { sessionId: string; projectId: number | null; callId: string }

/** Fetches the address of a call's recording. Access is audited, so it is requested only by a click. */
export function useOpenRecording() {
  const client = useHttpClient()
  const { apiOrigin } = useHost()
  return useMutation({
    mutationFn: async ({ sessionId, projectId, callId }: RecordingKey) => {
      const query = projectId === null ? {} : { projectId }
      const input = { params: { sessionId }, query, body: { callId }, isQuiet: true }
      const { url } = await client.send(recording.link, input)
      return `${apiOrigin}${url}`
    },
  })
}
