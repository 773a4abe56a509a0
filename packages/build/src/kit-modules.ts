import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { kitMajor, repositoryRoot } from './project.ts'

/** Tier → package → exported names, as `packages/kit/src/exports.ts` lists them. */
export type KitExports = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The global object with a tier's modules at run time, one for each major: `window._kit1['antd'].Button`. */
export const KIT_GLOBAL = `_kit${kitMajor}`

const kitDist = join(repositoryRoot, 'packages/kit/dist')

/** The stub that replaces a package of the kit in the builds of host and sub-apps. */
export function stubPath(packageName: string): string {
  return join(kitDist, 'stubs', `${packageName}.js`)
}

export function entryPath(tier: string): string {
  return join(kitDist, 'entries', `${tier}.js`)
}

/** Parts of libraries that a later tier brings to an earlier one, by tier. */
const WHOLE_PARTS: Partial<Record<string, string>> = { forms: 'packages/kit/src/whole-table-filters.ts' }

/** Writes one entry a tier: it imports the listed names and hangs them on the kit's global, and puts the styles of the tier on the page. */
export function writeEntries(exportsByTier: KitExports, styles: Partial<Record<string, string>> = {}): void {
  for (const [tier, packages] of Object.entries(exportsByTier)) {
    const css = styles[tier]
    const part = WHOLE_PARTS[tier]
    const lines = [
      ...(part === undefined ? [] : [`import '${join(repositoryRoot, part)}'`]),
      ...(css === undefined ? [] : writeStyles(tier, css)),
      `const kit = (window.${KIT_GLOBAL} ??= {})`,
    ]
    for (const [index, [packageName, names]] of Object.entries(packages).entries()) {
      const bindings = names.map((name) =>
        name === 'default' ? `default as d${index}` : `${name} as ${name}${index}`,
      )
      lines.unshift(`import { ${bindings.join(', ')} } from '${packageName}'`)
      const fields = names.map((name) =>
        name === 'default' ? `default: d${index}` : `${name}: ${name}${index}`,
      )
      lines.push(
        `kit['${packageName}'] = Object.assign(kit['${packageName}'] ?? {}, { ${fields.join(', ')} })`,
      )
    }
    write(entryPath(tier), lines.join('\n'))
  }
}

/** Writes a style sheet, and gives the lines that put it on the page. */
function writeStyles(tier: string, css: string): string[] {
  write(join(kitDist, 'entries', `${tier}.css`), css)
  return [
    `import css from './${tier}.css?inline'`,
    `import { addStyles } from '${join(repositoryRoot, 'packages/kit/src/add-styles.ts')}'`,
    `addStyles(css)`,
  ]
}

/**
 * Writes one module a package that re-exports the kit's names, so that a build sees which names there are. It is put
 * together from one module a tier: a name is read from the kit when the first module that uses its tier is run, so the
 * host's entry can run before the later tiers are there.
 */
export function writeStubs(exportsByTier: KitExports): void {
  rmSync(join(kitDist, 'stubs'), { recursive: true, force: true })
  const tiersOfPackage = new Map<string, string[]>()
  for (const [tier, packages] of Object.entries(exportsByTier)) {
    for (const [packageName, names] of Object.entries(packages)) {
      write(tierStubPath(tier, packageName), readingModule(packageName, names))
      const reexport = `export { ${names.join(', ')} } from '${tierStubPath(tier, packageName)}'`
      tiersOfPackage.set(packageName, [...(tiersOfPackage.get(packageName) ?? []), reexport])
    }
  }
  for (const [packageName, reexports] of tiersOfPackage) write(stubPath(packageName), reexports.join('\n'))
}

function tierStubPath(tier: string, packageName: string): string {
  return join(kitDist, 'stubs', `.${tier}`, `${packageName}.js`)
}

function readingModule(packageName: string, names: readonly string[]): string {
  // Names such as `enum` and `null` are words of the language: they can be exported, but not declared.
  const lines = names.flatMap((name, index) => [
    `const e${index} = /* @__PURE__ */ read('${name}')`,
    `export { e${index} as ${name} }`,
  ])
  return [`const read = (name) => window.${KIT_GLOBAL}['${packageName}'][name]`, ...lines].join('\n')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${text}\n`)
}
