import { kitExports, kitTierBases, type KitTier } from '../../kit/src/exports.ts'
import { KIT_GLOBAL } from './kit-modules.ts'

/** Load order. */
const TIERS = Object.keys(kitExports) as KitTier[] // of an object whose keys are all listed
/**
 * `charts-project-home`: the part of `page-project-home` that needs the tier `charts`. `charts-statistics`: that of each page of the
 * app `statistics` that imports it.
 */
const PART_NAME = new RegExp(`^(${TIERS.join('|')})-([a-z-]+)$`)
/** The name of a chunk that is loaded later, in its address. */
const LATER_CHUNK = /\/async\/([a-zA-Z-]+)\./

type TierPart = { name: string; tier: KitTier; owner: string }
type PageOfApp = { page: string; module: string; imported: readonly string[] }

/** The further tier that a chunk of this name needs, and the page or app that it is named after; null for any other name. */
export function readPartName(name: string): TierPart | null {
  const [, first, owner] = PART_NAME.exec(name) ?? []
  const tier = TIERS.find((one) => one === first)
  return tier === undefined || owner === undefined ? null : { name, tier, owner }
}

/** Reads the same from the address of the chunk's file. */
export function parseTierPart(url: string): TierPart | null {
  return readPartName(LATER_CHUNK.exec(url)?.[1] ?? '')
}

/** Checks that a file is a part of the page in a chunk, which imports parts of the given names. */
export function isPartOfPage(url: string, { page, module, imported }: PageOfApp): boolean {
  const part = parseTierPart(url)
  if (part === null) return false
  return `page-${part.owner}` === page || (part.owner === module && imported.includes(part.name))
}

/** Packages that a built file reads from tiers which are not loaded by then: it would fail when opened. */
export function packagesReadTooEarly(text: string, loaded: readonly string[]): string[] {
  const there = new Set(loaded.flatMap((tier) => listPackages(tier)))
  const later = TIERS.flatMap((tier) => listPackages(tier)).filter((name) => !there.has(name))
  return later.filter((name) =>
    [`${KIT_GLOBAL}["${name}"]`, `${KIT_GLOBAL}['${name}']`].some((read) => text.includes(read)),
  )
}

/** Names that a built file reads too early from loaded packages: a later tier adds names to a package of an earlier one. */
export function namesReadTooEarly(text: string, loaded: readonly string[]): string[] {
  const there = new Set(loaded.flatMap((tier) => listPackages(tier)))
  const added = TIERS.filter((tier) => !loaded.includes(tier)).flatMap((tier) =>
    Object.entries<readonly string[]>(kitExports[tier]).flatMap(([packageName, names]) =>
      there.has(packageName) ? names.map((name) => ({ packageName, name })) : [],
    ),
  )
  return added.filter(({ packageName, name }) => isRead(text, packageName, name)).map(({ name }) => name)
}

/**
 * Several names of a package are read by a function of the name, a single one by itself: `window._kit1.antd.Table`. Neither packages
 * nor names have characters that mean something in a pattern.
 */
function isRead(text: string, packageName: string, name: string): boolean {
  const alone = new RegExp(`${KIT_GLOBAL}(?:\\.|\\[["'])${packageName}(?:["']\\])?\\.${name}\\b`)
  return text.includes(`("${name}")`) || text.includes(`('${name}')`) || alone.test(text)
}

/** The tiers of the page in a chunk, when its route has its own: `ProjectHomePage` is in `page-project-home`. */
export function findOwnTiers(
  page: string,
  routes: readonly { component: string; tiers?: readonly string[] }[],
): readonly string[] | undefined {
  return routes.find(({ component }) => toPageChunk(component) === page)?.tiers
}

/** The chunk of a page, by the name of its component. Pages that share a chunk have none of their own. */
export function toPageChunk(component: string): string {
  const words = component.replace(/Page$/, '').replace(/(?<=[a-z])[A-Z]/g, '-$&')
  return `page-${words.toLowerCase()}`
}

/** Lists a tier and the tiers that it depends on. */
export function tiersUpTo(tier: KitTier): readonly KitTier[] {
  const base = kitTierBases[tier]
  return base === null ? [tier] : [...tiersUpTo(base), tier]
}

/** Tiers with those that they depend on, in load order. */
export function withTiersBelow(tiers: readonly KitTier[]): readonly KitTier[] {
  const all = new Set(tiers.flatMap(tiersUpTo))
  return TIERS.filter((tier) => all.has(tier))
}

function listPackages(tier: string): string[] {
  const known = TIERS.find((one) => one === tier)
  return known === undefined ? [] : Object.keys(kitExports[known])
}
