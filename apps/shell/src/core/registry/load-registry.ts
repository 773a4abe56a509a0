import { documents } from '@console/contracts'
import { takePageDocument } from '../../base/page-documents.ts'
import { readRegistry, type Registry } from './read-registry.ts'
import { readOverrides } from './registry-override.ts'

/** The console waits this long for its own server's list of apps. */
export const REGISTRY_TIMEOUT_MS = 15_000

let latest: Registry = { entries: [], problems: [], overridden: new Set() }

/** The sub-applications of this console, with the overrides of this browser; the start shows a failure. */
export async function loadRegistry(): Promise<documents.RegistryEntry[]> {
  const raw = takePageDocument(documents.REGISTRY_PATH) ?? (await fetchRegistry())
  latest = readRegistry(raw, readOverrides())
  for (const { kind, entry, detail } of latest.problems) {
    // oxlint-disable-next-line no-console -- the registry is the operator's: its log is where they look
    console.warn(`Registry, ${entry}: ${kind} (${detail})`)
  }
  return [...latest.entries]
}

async function fetchRegistry(): Promise<unknown> {
  const response = await fetch(documents.REGISTRY_PATH, {
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
    cache: 'no-cache',
  })
  if (!response.ok) throw new Error(`${documents.REGISTRY_PATH}: HTTP ${response.status}`)
  return readJson(response)
}

/** The result of the last load, for the developer panel. */
export function currentRegistry(): Registry {
  return latest
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new Error(`${documents.REGISTRY_PATH} is not JSON`, { cause })
  }
}
