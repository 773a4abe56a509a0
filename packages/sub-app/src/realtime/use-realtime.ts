import type { BodyKind, ValueOf } from '@console/realtime/client'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useHost } from '../host/host-context.tsx'

/** Calls the listener with each message of a kind while the page is shown. */
export function useRealtime<Kind extends BodyKind>(
  kind: Kind,
  listener: (value: ValueOf<Kind>) => void,
): void {
  const { realtime } = useHost().services
  const onMessage = useEffectEvent(listener)
  useEffect(() => realtime.subscribe(kind, (value) => onMessage(value)), [realtime, kind])
}

/** Calls the listener when messages may have been missed: the page loads again what they change. */
export function useRealtimeFresh(listener: () => void): void {
  const { realtime } = useHost().services
  const onFresh = useEffectEvent(listener)
  useEffect(() => realtime.onFresh(() => onFresh()), [realtime])
}

/** True while messages arrive; a page that relies on them polls faster while they do not. */
export function useIsRealtimeOpen(): boolean {
  const { isOpen } = useHost().services.realtime
  return useSyncExternalStore(isOpen.subscribe, isOpen.get)
}
