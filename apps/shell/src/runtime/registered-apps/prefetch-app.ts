import { type documents, subApp } from '@console/contracts'
import { callQuery, type HttpClient } from '@console/sub-app'
import type { QueryClient } from '@tanstack/react-query'
import { loadManifest } from '../micro-apps/load-manifest.ts'
import { prefetchFirstFiles } from '../micro-apps/prefetch.ts'
import { loadSanitiser } from './contain-app.ts'
import { loadAppKit } from './load-app-kit.ts'
import { toRegistryEntry } from './registry-entry.ts'

type Clients = { client: HttpClient; queryClient: QueryClient }

/** Requests the list of apps, and the first files of one that runs in the page; its kit runs before the click, as that of a built app. */
export async function prefetchApp(module: string, { client, queryClient }: Clients): Promise<void> {
  const list = callQuery(client, subApp.registry, { query: {} })
  // The page refreshes an older one.
  const { apps } = queryClient.getQueryData(list.queryKey) ?? (await queryClient.query(list))
  const app = apps.find((one) => one.module === module)
  // The files of an isolated app are requested by its frame.
  if (app?.trust !== 'partner') return
  const entry = toRegistryEntry(app)
  await Promise.all([prefetchFirstFiles(entry, undefined), loadSanitiser(), prefetchKit(entry)])
}

async function prefetchKit(entry: documents.RegistryEntry): Promise<void> {
  try {
    await loadAppKit(await loadManifest(entry))
  } catch {
    // The mount reports the failure.
  }
}
