import type { documents } from '@console/contracts'
import { createContext, useContext, type ReactNode } from 'react'
import type { HttpClient } from '../http/http-client.ts'
import type { HostProps } from './host-props.ts'

/** The part of their host that pages may read; only the root reads the other props. */
export type Host = Pick<
  HostProps,
  | 'user'
  | 'businessType'
  | 'language'
  | 'timezone'
  | 'theme'
  | 'services'
  | 'overlayContainer'
  | 'signal'
  | 'apiOrigin'
  | 'demoFiles'
> & {
  client: HttpClient
  /** The tiers of the kit that the app's pages need. */
  tiers: readonly documents.KitTier[]
}

const HostContext = createContext<Host | null>(null)

const HttpClientContext = createContext<HttpClient | null>(null)

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <HttpClientContext value={host.client}>{children}</HttpClientContext>
    </HostContext>
  )
}

/** For screens of the host itself, which have no host above them. */
export function HttpClientProvider({ client, children }: { client: HttpClient; children: ReactNode }) {
  return <HttpClientContext value={client}>{children}</HttpClientContext>
}

/** The host of the page: user, business type, language, theme, zone and services. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (host === null) throw new Error('useHost needs a HostProvider above it')
  return host
}

/** The client that pages and queries send calls with. */
export function useHttpClient(): HttpClient {
  const client = useContext(HttpClientContext)
  if (client === null) throw new Error('useHttpClient needs an HttpClientProvider above it')
  return client
}

/** True where the platform has a call. A part that needs one that it lacks is left out (R60). */
export function useHasCall(call: Parameters<HttpClient['has']>[0]): boolean {
  return useHttpClient().has(call)
}
