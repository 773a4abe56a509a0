import { kitExports, type KitTier } from '../../kit/src/exports.ts'

/** Load order. */
const TIERS = Object.keys(kitExports) as KitTier[] // of an object whose keys are all listed
/** `charts-project-home`: what `page-project-home` draws with the tier `charts`. */
const PART_CHUNK = new RegExp(`/async/(${TIERS.join('|')})-([a-z-]+)\\.`)

/** Of which page a file is the part that stands on a further tier, and on which; null for every other file. */
export function tierPartOf(url: string): { tier: KitTier; page: string } | null {
  const [, name, page] = PART_CHUNK.exec(url) ?? []
  const tier = TIERS.find((one) => one === name)
  return tier === undefined || page === undefined ? null : { tier, page: `page-${page}` }
}

/** Packages that a built file reads from tiers which are not on the page by then: it would fail when it is opened. */
export function packagesReadTooEarly(text: string, loaded: readonly string[]): string[] {
  const there = new Set(loaded.flatMap((tier) => packagesOf(tier)))
  const later = TIERS.flatMap((tier) => packagesOf(tier)).filter((name) => !there.has(name))
  return later.filter((name) => text.includes(`__kit["${name}"]`) || text.includes(`__kit['${name}']`))
}

/** With the tiers before it, which come along. */
export function tiersUpTo(tier: KitTier): readonly KitTier[] {
  return TIERS.slice(0, TIERS.indexOf(tier) + 1)
}

function packagesOf(tier: string): string[] {
  const known = TIERS.find((one) => one === tier)
  return known === undefined ? [] : Object.keys(kitExports[known])
}
