import { recording } from '@console/contracts'
import { useHost, useHttpClient } from '@console/sub-app'
import { useMutation } from '@tanstack/react-query'

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
