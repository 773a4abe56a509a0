import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'
import { LazyWatchedView } from './LazyWatchedView.tsx'

/** The delay that lets the page itself load first. */
const PRELOAD_MS = 1000

/**
 * Loads the code of a watch and connects before anybody watches: people who open the live page nearly always watch, and
 * would wait for both after the first click.
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
