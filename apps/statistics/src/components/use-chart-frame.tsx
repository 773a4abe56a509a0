import { FullScreenButton, useFullScreen } from '@console/domain-ui/full-screen'
import type { ChartFrame } from '@console/ui/chart-frame'
import { useMemo, useSyncExternalStore, type RefObject } from 'react'

/** px; what a chart has above and below it on the full screen. */
const AROUND = 112
/** px; a chart is not less high than elsewhere (STAT-035). */
const MIN_HEIGHT = 350

/** The way of a chart to the full screen, where it is as high as that. */
export function useChartFrame(
  card: RefObject<HTMLElement | null>,
  name: string,
): { frame: ChartFrame; isFull: boolean } {
  const fullScreen = useFullScreen(card)
  const { isSupported, isFull, toggle } = fullScreen
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight)
  const height = isFull ? Math.max(MIN_HEIGHT, windowHeight - AROUND) : null
  const frame = useMemo(
    () => ({
      tools: (
        <FullScreenButton fullScreen={{ isSupported, isFull, toggle }} name={name} size="small" isShort />
      ),
      ...(height !== null && { height }),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the toggle does the same in every render
    [isSupported, isFull, name, height],
  )
  return { frame, isFull }
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
