/** `url(…)` and `@import "…"`, whose address is in one of the groups. */
const ADDRESS =
  /url\(\s{0,20}(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})'|([^)"'\s]{1,2000}))\s{0,20}\)|@import\s{1,20}(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})')/gi

/** The addresses that a style sheet names, without data and fragments. */
export function findStyleAddresses(css: string): string[] {
  return [...css.matchAll(ADDRESS)].map(toAddress).filter(isFile)
}

/**
 * Replaces addresses of a style sheet. The sandbox puts the text of a style into the page, where a relative address would
 * begin at the page.
 */
export function replaceStyleAddresses(css: string, replacements: ReadonlyMap<string, string>): string {
  return css.replaceAll(ADDRESS, (whole: string, ...groups: string[]) => {
    const replaced = replacements.get(toAddress([whole, ...groups.slice(0, 5)]))
    if (replaced === undefined) return whole
    return whole.toLowerCase().startsWith('@import') ? `@import "${replaced}"` : `url("${replaced}")`
  })
}

function toAddress(match: readonly (string | undefined)[]): string {
  return match.slice(1).find((group) => group !== undefined) ?? ''
}

function isFile(address: string): boolean {
  return address !== '' && !/^(data:|blob:|about:|#)/i.test(address)
}
