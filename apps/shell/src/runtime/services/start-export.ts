import { exports } from '@console/contracts'
import type { HttpClient } from '@console/sub-app'
import type { QueryClient } from '@tanstack/react-query'
import { noteStarted } from './started-exports.ts'
import { openTray } from './tray-store.ts'

type Clients = { client: HttpClient; queryClient: QueryClient }

/** Starts an export and shows it in the tray. */
export async function startExport(
  request: exports.ExportRequestInput,
  { client, queryClient }: Clients,
): Promise<void> {
  const { id } = await client.send(exports.start, { body: request, isQuiet: true })
  noteStarted(id)
  openTray()
  await queryClient.invalidateQueries({ queryKey: [exports.list.id] })
}
