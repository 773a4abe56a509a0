import { createRoomStays } from '@console/realtime/room-stays'
import { noRealtime, type HostRealtime, type HttpClient } from '@console/sub-app'
import type { openRealtime } from '../base/realtime/open-realtime.ts'
import { sessionToken } from '../base/session-cookie.ts'
import { reportError } from './work-services.ts'

type PageRealtimeParts = {
  client: HttpClient
  userId: number
  version: string
  signal: AbortSignal
}

/**
 * Rooms for a page beside the console. Code and connection are loaded with the first watch. The socket accepts only the
 * token of this browser's session: a page with only a ticket's token can watch nobody.
 */
export function createPageRealtime({ signal, ...parts }: PageRealtimeParts): HostRealtime {
  const stays = createRoomStays()
  const listeners = new Set<() => void>()
  let opened: ReturnType<typeof openRealtime> | null = null
  let opening: Promise<void> | null = null

  async function connect(): Promise<void> {
    try {
      const code = await import(
        /* webpackChunkName: "on-demand-realtime" */ '../base/realtime/open-realtime.ts'
      )
      if (signal.aborted) return
      opened = code.openRealtime({
        ...parts,
        version: `page ${parts.version}`,
        getToken: sessionToken,
        isVisible: () => document.visibilityState === 'visible',
      })
      const { realtime } = opened
      realtime.state.subscribe(() => {
        for (const listener of listeners) listener()
      })
      signal.addEventListener('abort', () => realtime.close())
      stays.move(realtime)
    } catch (error) {
      opening = null
      reportError(error, 'realtime')
    }
  }

  function open(): void {
    if (sessionToken() !== null) opening ??= connect()
  }

  return {
    ...noRealtime,
    isOpen: {
      get: () => opened?.realtime.state.get().status === 'open',
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    open,
    enterRoom: (...entry) => {
      open()
      return opening === null ? noRealtime.enterRoom(...entry) : stays.enter(...entry)
    },
    iceServers: () => (opened ?? noRealtime).iceServers(),
  }
}
