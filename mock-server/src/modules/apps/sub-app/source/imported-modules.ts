/** `import('…')` of one address, which is in one of the groups. */
const IMPORT = /(?<![\w$.])import\(\s{0,20}(?:"([^"\\\n]{1,2000})"|'([^'\\\n]{1,2000})')\s{0,20}\)/g

/** The addresses of the modules that a script of a page imports. */
export function findImports(script: string): string[] {
  return [...script.matchAll(IMPORT)].map(toAddress).filter(isAddress)
}

/**
 * Replaces the addresses of imported modules: vite-plugin-qiankun makes an import of each module script of a page. The browser
 * itself resolves them, and would look for a relative one beside the file that runs the script.
 */
export function replaceImports(script: string, replacements: ReadonlyMap<string, string>): string {
  return script.replaceAll(IMPORT, (whole: string, ...groups: string[]) => {
    const replaced = replacements.get(toAddress([whole, ...groups.slice(0, 2)]))
    return replaced === undefined ? whole : `import(${JSON.stringify(replaced)})`
  })
}

function toAddress(match: readonly (string | undefined)[]): string {
  return match.slice(1).find((group) => group !== undefined) ?? ''
}

/** A name without a path is one of an import map, which a sandbox does not have. */
function isAddress(specifier: string): boolean {
  return /^(https?:\/\/|\.{0,2}\/)/.test(specifier)
}
