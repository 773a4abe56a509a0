import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'
import { LazyWatchedView } from './LazyWatchedView.tsx'

/** After what the page itself loads. */
const PRELOAD_MS = 1000

/**
 * The code of a watch and the connection come before somebody watches: who opens the live page nearly always does, and would wait for
 * both after the first click.
 */
export function usePreloadedWatch(): void {
  const host = useHost()
  const preload = useEffectEvent(() => {
    LazyWatchedView.preload(host)
    host.services.realtime.open()
  })
  useEffect(() => {
    if (!('RTCPeerConnection' in window)) return undefined
    const timer = setTimeout(() => preload(), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
