import { documents } from '@console/contracts'
import type { RegistryOverrides } from './registry-override.ts'

/** Why an entry of the registry was left out, or a warning about one that was accepted. */
export type RegistryProblem = {
  kind: 'malformed' | 'duplicateModule' | 'duplicateBase' | 'unknownOverride'
  /** Module name or index of the entry, whichever could be read. */
  entry: string
  detail: string
}

export type Registry = {
  entries: readonly documents.RegistryEntry[]
  problems: readonly RegistryProblem[]
  /** Modules whose manifest address this browser overrides. */
  overridden: ReadonlySet<string>
}

/**
 * Reads the registry entry by entry, so that an invalid one disables only its own app (SHELL-045).
 * Throws when it is not a registry.
 */
export function readRegistry(raw: unknown, overrides: RegistryOverrides = {}): Registry {
  const document = documents.registryDocument.safeParse(raw)
  if (!document.success) throw new Error(`${documents.REGISTRY_PATH} has no list of apps`)
  const problems: RegistryProblem[] = []
  const byModule = new Map<string, documents.RegistryEntry>()
  const bases = new Map<string, string>()
  for (const [index, item] of document.data.apps.entries()) {
    const entry = documents.registryEntry.safeParse(item)
    if (!entry.success) {
      const detail = entry.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      problems.push({ kind: 'malformed', entry: readName(item) ?? `#${index + 1}`, detail })
      continue
    }
    const { module, enabled } = entry.data
    if (!enabled) continue
    if (byModule.has(module)) {
      problems.push({ kind: 'duplicateModule', entry: module, detail: 'the first one is used' })
      continue
    }
    byModule.set(module, entry.data)
    problems.push(...claimBases(entry.data, bases))
  }
  return applyOverrides(byModule, { overrides, problems })
}

/** Two apps below one base: the first keeps it, the other is available only below its other bases. */
function claimBases(
  { module, routerBase }: documents.RegistryEntry,
  bases: Map<string, string>,
): RegistryProblem[] {
  return routerBase.flatMap((base): RegistryProblem[] => {
    const owner = bases.get(base)
    if (owner === undefined) {
      bases.set(base, module)
      return []
    }
    return [{ kind: 'duplicateBase', entry: module, detail: `${base} belongs to ${owner}` }]
  })
}

function applyOverrides(
  byModule: ReadonlyMap<string, documents.RegistryEntry>,
  { overrides, problems }: { overrides: RegistryOverrides; problems: RegistryProblem[] },
): Registry {
  const unknown = Object.keys(overrides).filter((module) => !byModule.has(module))
  return {
    entries: [...byModule.values()].map((entry) => ({
      ...entry,
      entry: overrides[entry.module] ?? entry.entry,
    })),
    problems: [
      ...problems,
      ...unknown.map((entry) => ({ kind: 'unknownOverride' as const, entry, detail: 'not in the registry' })),
    ],
    overridden: new Set(Object.keys(overrides).filter((module) => byModule.has(module))),
  }
}

function readName(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('module' in item)) return null
  return typeof item.module === 'string' ? item.module.slice(0, 100) : null
}
