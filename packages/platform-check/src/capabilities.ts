import { documents } from '@console/contracts'
import type { Client } from './base/client.ts'
import { valueAt } from './base/json.ts'

/** Reads which calls beyond the documented ones the console's configuration names; none where there is no such file. */
export async function consoleCapabilities(client: Client): Promise<string[]> {
  const { status, json } = await client.get(documents.CONFIG_PATH)
  const named = status === 200 ? valueAt(json, 'capabilities') : undefined
  return Array.isArray(named) ? named.filter((name) => typeof name === 'string') : []
}
