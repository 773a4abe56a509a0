/** Module → address of the manifest that this browser loads instead of the registered one. */
export type RegistryOverrides = Readonly<Record<string, string>>

const STORAGE_KEY = 'console.subAppOverrides'
const MODULE_NAME = /^[a-z][a-z0-9-]*$/
/** A developer's own machine; anything else must be the console's own server. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The overrides of this browser; whatever cannot be one is left out. */
export function readOverrides(): RegistryOverrides {
  const text = window.localStorage.getItem(STORAGE_KEY)
  if (text === null) return {}
  return parseOverrides(text)
}

/** Stores an override; false when the address is refused. Takes effect with the next load of the console. */
export function setOverride(module: string, address: string): boolean {
  if (!MODULE_NAME.test(module) || !isAllowedAddress(address)) return false
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readOverrides(), [module]: address }))
  return true
}

export function forgetOverride(module: string): void {
  const rest = Object.fromEntries(Object.entries(readOverrides()).filter(([name]) => name !== module))
  if (Object.keys(rest).length === 0) forgetOverrides()
  else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(rest))
}

export function forgetOverrides(): void {
  window.localStorage.removeItem(STORAGE_KEY)
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
    // Somebody wrote into the storage by hand: as if nothing stood there.
    return null
  }
}

/** Code of a foreign server never gets in this way, however the storage came by its address. */
export function isAllowedAddress(address: string): boolean {
  const url = URL.parse(address, window.location.href)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.origin === window.location.origin || OWN_MACHINE.has(url.hostname)
}
