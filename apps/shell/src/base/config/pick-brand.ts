import type { documents } from '@console/contracts'

/** The first brand whose host pattern matches the console's host, else the last one, which is the default (SHELL-Q21). */
export function pickBrand(brands: readonly documents.Brand[], hostname: string): documents.Brand {
  const brand = brands.find(({ host }) => hostFits(host, hostname)) ?? brands.at(-1)
  if (brand === undefined) throw new Error('The settings name no brand')
  return brand
}

/** `*` matches any text. */
function hostFits(pattern: string, hostname: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(hostname.toLowerCase())
}
