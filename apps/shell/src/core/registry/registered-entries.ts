import type { documents } from '@console/contracts'

/**
 * The active entries of a user: those with `defaultRegister` from the start, the others once a menu item of the
 * user points below one of their router bases (SHELL-046).
 */
export function registeredEntries(
  entries: readonly documents.RegistryEntry[],
  menuPaths: readonly string[],
): documents.RegistryEntry[] {
  const pointedAt = new Set(menuPaths.map((path) => entryForAddress(entries, path)?.module))
  return entries.filter(({ module, defaultRegister }) => defaultRegister || pointedAt.has(module))
}

/** The entry that an address activates: the one with the longest router base above it, of two equal ones the first (SHELL-045). */
export function entryForAddress(
  entries: readonly documents.RegistryEntry[],
  pathname: string,
): documents.RegistryEntry | null {
  let found: documents.RegistryEntry | null = null
  let longest = -1
  for (const entry of entries) {
    for (const base of entry.routerBase.map(withoutEndSlash)) {
      if (isBelow(pathname, base) && base.length > longest) {
        found = entry
        longest = base.length
      }
    }
  }
  return found
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`)
}

function withoutEndSlash(base: string): string {
  return base.endsWith('/') ? base.slice(0, -1) : base
}
