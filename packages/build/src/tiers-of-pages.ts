import { kitExports, kitTierBases, type KitTier } from '../../kit/src/exports.ts'

/** Load order. */
const TIERS = Object.keys(kitExports) as KitTier[] // of an object whose keys are all listed
/** `charts-project-home`: the part of `page-project-home` that needs the tier `charts`. */
const PART_CHUNK = new RegExp(`/async/(${TIERS.join('|')})-([a-z-]+)\\.`)

/** The page and the further tier of a file that is such a part of a page; null for every other file. */
export function parseTierPart(url: string): { tier: KitTier; page: string } | null {
  const [, name, page] = PART_CHUNK.exec(url) ?? []
  const tier = TIERS.find((one) => one === name)
  return tier === undefined || page === undefined ? null : { tier, page: `page-${page}` }
}

/** Packages that a built file reads from tiers which are not loaded by then: it would fail when opened. */
export function packagesReadTooEarly(text: string, loaded: readonly string[]): string[] {
  const there = new Set(loaded.flatMap((tier) => listPackages(tier)))
  const later = TIERS.flatMap((tier) => listPackages(tier)).filter((name) => !there.has(name))
  return later.filter((name) => text.includes(`__kit["${name}"]`) || text.includes(`__kit['${name}']`))
}

/** Names that it reads from tiers which are not there of packages which are: a later tier adds to an earlier one. */
export function namesReadTooEarly(text: string, loaded: readonly string[]): string[] {
  const there = new Set(loaded.flatMap((tier) => listPackages(tier)))
  const added = TIERS.filter((tier) => !loaded.includes(tier)).flatMap((tier) =>
    Object.entries<readonly string[]>(kitExports[tier]).flatMap(([name, names]) =>
      there.has(name) ? names : [],
    ),
  )
  return added.filter((name) => text.includes(`("${name}")`) || text.includes(`('${name}')`))
}

/** The tiers of the page in a chunk, when its route has its own: `ProjectHomePage` is in `page-project-home`. */
export function findOwnTiers(
  page: string,
  routes: readonly { component: string; tiers?: readonly string[] }[],
): readonly string[] | undefined {
  return routes.find(({ component }) => toPageChunk(component) === page)?.tiers
}

/** The chunk that a page has by the name of its component. Pages that share one have none of theirs. */
export function toPageChunk(component: string): string {
  const words = component.replace(/Page$/, '').replace(/(?<=[a-z])[A-Z]/g, '-$&')
  return `page-${words.toLowerCase()}`
}

/** With the tiers that it depends on. */
export function tiersUpTo(tier: KitTier): readonly KitTier[] {
  const base = kitTierBases[tier]
  return base === null ? [tier] : [...tiersUpTo(base), tier]
}

function listPackages(tier: string): string[] {
  const known = TIERS.find((one) => one === tier)
  return known === undefined ? [] : Object.keys(kitExports[known])
}
