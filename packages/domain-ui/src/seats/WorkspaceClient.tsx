import type { Call } from '@console/contracts'
import { HttpClientProvider, useHttpClient, type CallInput, type HttpClient } from '@console/sub-app'
import { useMemo, type ReactNode } from 'react'

/** Version of the client that the workspace speaks as (WORK-009, WORK-Q2). */
export const CLIENT_VERSION = '2.5.0.5000'

/** Adds the three headers of the workspace to every call below it (WORK-009). */
export function WorkspaceClient({
  businessTypeId,
  children,
}: {
  businessTypeId: number
  children: ReactNode
}) {
  const client = useHttpClient()
  const ours = useMemo(() => withHeaders(client, businessTypeId), [client, businessTypeId])
  return <HttpClientProvider client={ours}>{children}</HttpClientProvider>
}

function withHeaders(client: HttpClient, businessTypeId: number): HttpClient {
  const headers = { app: 'web', version: CLIENT_VERSION, businessTypeId: String(businessTypeId) }
  return {
    ...client,
    send: async <C extends Call>(call: C, input?: CallInput<C>) =>
      client.send(call, { ...input, headers: { ...input?.headers, ...headers } }),
    sendForFile: async <C extends Call>(call: C, input?: CallInput<C>) =>
      client.sendForFile(call, { ...input, headers: { ...input?.headers, ...headers } }),
  }
}
