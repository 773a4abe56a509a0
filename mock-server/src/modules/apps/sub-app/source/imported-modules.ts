/** `import('…')` of one address, which is in one of the groups. */
const IMPORT = /(?<![\w$.])import\(\s*(?:"([^"\\\n]+)"|'([^'\\\n]+)')\s*\)/g

/** The addresses of the modules that a script of a page imports. */
export function findImports(script: string): string[] {
  return [...script.matchAll(IMPORT)].map(toAddress).filter(isAddress)
}

/**
 * Replaces the addresses of imported modules: vite-plugin-qiankun makes an import of each module script of a page. The browser
 * itself resolves them, and would look for a relative one beside the file that runs the script.
 */
export function replaceImports(script: string, replace: (address: string) => string): string {
  return script.replaceAll(IMPORT, (whole: string, ...groups: string[]) => {
    const address = toAddress([whole, ...groups.slice(0, 2)])
    return isAddress(address) ? `import(${JSON.stringify(replace(address))})` : whole
  })
}

function toAddress(match: readonly (string | undefined)[]): string {
  return match.slice(1).find((group) => group !== undefined) ?? ''
}

/** A name without a path is one of an import map, which a sandbox does not have. */
function isAddress(specifier: string): boolean {
  return /^(https?:\/\/|\.{0,2}\/)/.test(specifier)
}
