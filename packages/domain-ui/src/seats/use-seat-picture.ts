import { workspace } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'
import { serverNow } from '@console/ui/server-time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPictureAddress } from './picture-address.ts'
import { waitForPictureTurn } from './picture-turns.ts'

const JPEG = 'image/jpeg'

const { screenshot: SECONDS } = workspace.WALL_POLL_SECONDS
/** The first request for a picture makes the seat send one, which arrives within seconds. */
const FIRST_PICTURE = { afterMs: 3000, tries: 3 }
/** The time for which a picture that is scrolled out of view remains cached. */
const CACHED_UNUSED_MS = 30_000

type PictureInput = {
  roomID: string
  /** A seat that was offline shows no picture from before (WORK-019). */
  activeSinceMs: number
  isEnabled: boolean
}
type PictureKey = Omit<PictureInput, 'isEnabled'>

export type SeatPicture = { image: Blob; takenAtMs: number }

/**
 * The last screenshot of an active seat in view (WORK-020, WORK-Q8). Failures are shown as no picture. It is undefined while the
 * first one may still come.
 */
export function useSeatPicture({
  roomID,
  activeSinceMs,
  isEnabled,
}: PictureInput): SeatPicture | null | undefined {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: queryKey({ roomID, activeSinceMs }),
    enabled: isEnabled && roomID !== '',
    queryFn: async ({ signal }): Promise<SeatPicture | null> => {
      await waitForPictureTurn()
      signal.throwIfAborted()
      const input = { body: { roomID }, signal, isQuiet: true }
      const { content } = await client.sendForFile(workspace.monitorPicture, input)
      if (content.size === 0) return null
      const image = await toImage(content)
      getPictureAddress(image)
      return { image, takenAtMs: serverNow() }
    },
    retry: false,
    staleTime: SECONDS * 1000,
    gcTime: CACHED_UNUSED_MS,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data === null && dataUpdateCount <= FIRST_PICTURE.tries ? FIRST_PICTURE.afterMs : SECONDS * 1000,
    structuralSharing: false,
  })
  if (query.isError || roomID === '') return null
  const answers = queryClient.getQueryState(queryKey({ roomID, activeSinceMs }))?.dataUpdateCount ?? 0
  return query.data ?? (answers <= FIRST_PICTURE.tries ? undefined : null)
}

/** Checks that a picture is there already, without reading it from then on. */
export function useHasPicture(): (key: PictureKey) => boolean {
  const queryClient = useQueryClient()
  return (key) => queryClient.getQueryData(queryKey(key)) != null
}

function queryKey({ roomID, activeSinceMs }: PictureKey) {
  return [workspace.monitorPicture.id, roomID, activeSinceMs] as const
}

/** The image of an answer, which comes raw or as base64 text of a JPEG (WORK-Q8). */
async function toImage(content: Blob): Promise<Blob> {
  if (content.type.startsWith('image/')) return content
  if (!content.type.startsWith('text/')) return new Blob([content], { type: JPEG })
  const base64 = (await content.text()).trim().replace(/^data:[^,]*,/, '')
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: JPEG })
}
