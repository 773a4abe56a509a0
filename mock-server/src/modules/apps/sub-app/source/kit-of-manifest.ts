import type { documents, subApp } from '@console/contracts'

type NamedKit = Pick<documents.SubAppManifest, 'kitMajor' | 'tiers'>

/**
 * Says why no console could give an app the kit that its manifest names; null where one could. Whether this console has that major is
 * for its pages to say: an app outlives upgrades.
 */
export function findKitProblem({ kitMajor, tiers }: NamedKit, trust: subApp.Trust): string | null {
  if (kitMajor === null) return tiers.length === 0 ? null : 'tiers without kitMajor'
  if (kitMajor < 0) return `kitMajor ${kitMajor} is no major of the kit`
  if (trust !== 'partner') return 'an isolated app has no kit'
  return tiers.length === 0 ? 'kitMajor without tiers' : null
}
