import { appVersion, type ParsedQueryOf } from '@console/contracts'
import { mockCall, network, type Refusal, renderSubAppPage, type RenderOptions } from '@console/testing'
import { paths } from '../paths.ts'
import { versionsApp } from '../versions-app.ts'
// Read before the first test waits for them.
import '../form/RolloutDialog.tsx'
import '../form/VersionDialog.tsx'
import '../update-key/UpdateKeyDialog.tsx'
import { noAdoption, sampleVersions } from './version.samples.ts'

export type VersionServer = {
  records: appVersion.ListedVersion[]
  adoption: appVersion.Adoption
  queries: ParsedQueryOf<typeof appVersion.list>[]
  /** The addresses of the queries as they were sent. */
  addresses: string[]
  /** Changes that were sent: method, path with query, and body. */
  sent: { request: string; body: unknown }[]
  /** Answers the next changes. */
  refusal: Refusal | null
}

/** The versions that the server has, with every call that changes them. */
export function serveVersions(records: appVersion.ListedVersion[] = sampleVersions): VersionServer {
  const server: VersionServer = {
    records,
    adoption: noAdoption,
    queries: [],
    addresses: [],
    sent: [],
    refusal: null,
  }
  function note(request: Request, body: unknown = null): Refusal | null {
    const { pathname, search } = new URL(request.url)
    server.sent.push({ request: `${request.method} ${pathname}${search}`, body })
    return server.refusal
  }
  function change(id: number, changes: Partial<appVersion.ListedVersion>): void {
    server.records = server.records.map((one) => (one.id === id ? { ...one, ...changes } : one))
  }
  network.use(
    mockCall(appVersion.list, ({ query, request }) => {
      server.queries.push(query)
      server.addresses.push(new URL(request.url).search)
      return { records: server.records, totalCnt: server.records.length }
    }),
    mockCall(appVersion.adoption, () => server.adoption),
    mockCall(appVersion.create, ({ body, request }) => {
      const refused = note(request, body)
      if (refused !== null) return refused
      const [first = sampleVersions[0]] = sampleVersions
      if (first !== undefined)
        server.records = [
          { ...first, ...body, id: 77, status: 0, packageFile: null, revision: 1 },
          ...server.records,
        ]
      return { id: 77 }
    }),
    mockCall(appVersion.modify, ({ body, request }) => note(request, body)),
    mockCall(appVersion.release, ({ body, request }) => {
      const refused = note(request, body)
      if (refused === null)
        change(body.id, { status: 1, releasedAt: 1_795_217_400, releasedBy: 'Mara Lindt' })
      return refused
    }),
    mockCall(appVersion.delist, ({ query, request }) => {
      const refused = note(request)
      if (refused === null) change(query.id, { status: 2 })
      return refused
    }),
    mockCall(appVersion.remove, ({ query, request }) => {
      const refused = note(request)
      if (refused === null) server.records = server.records.filter(({ id }) => id !== query.id)
      return refused
    }),
  )
  return server
}

export function openVersions(options: Partial<RenderOptions> & { query?: string } = {}) {
  const { query = '', ...rest } = options
  return renderSubAppPage({ app: versionsApp, path: `${paths.version}${query}`, ...rest })
}
