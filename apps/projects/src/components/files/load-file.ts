import { queryOptions } from '@tanstack/react-query'
import { ApiError, httpMessage } from '@console/sub-app'
import type { Language, projectEntity } from '@console/contracts'

/** Loads a file as bytes. Previews use these, never a document of our own origin (R26). */
export function fileQuery({ url }: Pick<projectEntity.ProjectFile, 'url'>, language: Language) {
  return queryOptions({
    queryKey: ['projectFile.bytes', url],
    queryFn: async ({ signal }) => loadFile(url, { language, signal }),
    // Up to 50 MB: not cached beyond its preview.
    gcTime: 0,
    staleTime: Infinity,
  })
}

type LoadOptions = { language: Language; signal: AbortSignal }

/** The address works for the user who requested it, as long as their session lasts. */
async function loadFile(url: string, { language, signal }: LoadOptions): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError(httpMessage(language, 'network'), {
      kind: 'network',
      callId: 'projectFile.bytes',
      cause: error,
    })
  })
  if (!response.ok) {
    const { status } = response
    throw new ApiError(httpMessage(language, status), { kind: 'status', status, callId: 'projectFile.bytes' })
  }
  return response.blob()
}
