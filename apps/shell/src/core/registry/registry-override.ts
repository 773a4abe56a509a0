import { readStored, sharedStorage, writeStored } from '@console/sub-app/browser-storage'
import { logWarning } from '../../base/log.ts'

/** Module → address of the manifest that this browser loads instead of the registered one. */
export type RegistryOverrides = Readonly<Record<string, string>>

const STORAGE_KEY = 'console.subAppOverrides'
const MODULE_NAME = /^[a-z][a-z0-9-]*$/
/** A developer's own machine; anything else must be the console's own server. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The overrides of this browser; invalid ones are left out. */
export function readOverrides(): RegistryOverrides {
  const text = readStored(STORAGE_KEY)
  return text === null ? {} : parseOverrides(text)
}

/** Why an override is refused: its address is not allowed, or the browser does not store it. */
export type OverrideProblem = 'address' | 'storage'

/** Stores an override, or returns the problem. Takes effect with the next load of the console. */
export function setOverride(module: string, address: string): OverrideProblem | null {
  if (!MODULE_NAME.test(module) || !isAllowedAddress(address)) return 'address'
  return storeOverrides({ ...readOverrides(), [module]: address }) ? null : 'storage'
}

export function removeOverride(module: string): void {
  const rest = Object.fromEntries(Object.entries(readOverrides()).filter(([name]) => name !== module))
  if (Object.keys(rest).length === 0) removeOverrides()
  else storeOverrides(rest)
}

export function removeOverrides(): void {
  writeStored(STORAGE_KEY, null)
}

/** False where the browser blocks storage: an override must survive a reload. */
function storeOverrides(overrides: RegistryOverrides): boolean {
  const storage = sharedStorage()
  try {
    storage?.setItem(STORAGE_KEY, JSON.stringify(overrides))
    return storage !== null
  } catch (error) {
    logWarning('An override could not be stored.', error)
    return false
  }
}

function parseOverrides(text: string): RegistryOverrides {
  const raw = parseJson(text)
  if (typeof raw !== 'object' || raw === null) return {}
  return Object.fromEntries(
    Object.entries(raw).filter(
      (pair): pair is [string, string] =>
        MODULE_NAME.test(pair[0]) && typeof pair[1] === 'string' && isAllowedAddress(pair[1]),
    ),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The stored value was edited by hand and is invalid: treat it as empty.
    return null
  }
}

/** Code of a foreign server is never loaded, even when its address is in the storage. */
export function isAllowedAddress(address: string): boolean {
  const url = URL.parse(address, window.location.href)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.origin === window.location.origin || OWN_MACHINE.has(url.hostname)
}
