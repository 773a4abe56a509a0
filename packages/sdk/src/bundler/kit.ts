import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kitExports, kitTierBases } from '@console/kit/exports'
import kitPackage from '@console/kit/package.json' with { type: 'json' }

/** Parts of the kit, as `tiers` names them. */
export type KitTier = 'core' | 'frame' | 'table' | 'data' | 'forms' | 'proTable' | 'charts'

/** Major of the kit that an app of this package is built against: a console has this one and the one before. */
export const KIT_MAJOR: number = Number.parseInt(kitPackage.version, 10)

/** In load order. */
const TIERS = Object.keys(kitExports).filter((name) => isTier(name))

/** Some tiers with those that they depend on, in load order. */
export function withTiersBelow(tiers: readonly KitTier[]): KitTier[] {
  const all = new Set<KitTier>()
  for (const tier of tiers) {
    if (!isTier(tier)) throw new Error(`The kit has no tier "${String(tier)}": it has ${TIERS.join(', ')}.`)
    for (let below: KitTier | null = tier; below !== null; below = kitTierBases[below]) all.add(below)
  }
  return TIERS.filter((tier) => all.has(tier))
}

function isTier(name: string): name is KitTier {
  return Object.hasOwn(kitExports, name)
}

/** Names of each package in some tiers and those below. */
export function listNames(tiers: readonly KitTier[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const tier of withTiersBelow(tiers))
    for (const [packageName, listed] of Object.entries<readonly string[]>(kitExports[tier]))
      names.set(packageName, [...(names.get(packageName) ?? []), ...listed])
  return names
}

/** Modules that read the names of a tier, and of those below, from the kit of the page: beside this file's folder. */
const MODULES = join(import.meta.dirname, '../kit')

/**
 * Files that replace the packages of some tiers, by the name of the package. A name that the kit does not have is an error of the
 * build.
 */
export function kitModules(tiers: readonly KitTier[]): Record<string, string> {
  const all = withTiersBelow(tiers)
  const modules = Object.fromEntries(
    [...listNames(all)].map(([packageName, names]) => {
      const owner = all.findLast(
        (tier) => listNames([tier]).get(packageName)?.length === names.length && hasModule(tier, packageName),
      )
      if (owner === undefined) throw new Error(`The kit has no module for ${packageName}.`)
      return [packageName, modulePath(owner, packageName)]
    }),
  )
  return { ...modules, [DEV_RUNTIME]: modulePath('core', DEV_RUNTIME) }
}

const hasModule = (tier: KitTier, packageName: string): boolean => existsSync(modulePath(tier, packageName))

const modulePath = (tier: KitTier, packageName: string): string => join(MODULES, tier, `${packageName}.js`)

/** Development builds call it: the kit has the React of production, which has none. */
const DEV_RUNTIME = 'react/jsx-dev-runtime'
const DEV_RUNTIME_MODULE = `const { Fragment, jsx, jsxs } = window._kit${KIT_MAJOR}['react/jsx-runtime']
export { Fragment }
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)
`

/** The text of the module that replaces a package. */
export function writeKitModule(packageName: string, names: readonly string[]): string {
  // Names such as `enum` and `null` are words of the language: they can be exported, but not declared.
  return [
    `const read = (name) => window._kit${KIT_MAJOR}['${packageName}'][name]`,
    ...names.flatMap((name, index) => [
      `const e${index} = /* @__PURE__ */ read('${name}')`,
      `export { e${index} as ${name} }`,
    ]),
    '',
  ].join('\n')
}

/** All modules, by their paths. */
export function listKitModules(): { path: string; text: string }[] {
  const modules = TIERS.flatMap((tier) =>
    [...listNames([tier])].map(([packageName, names]) => ({
      path: join(tier, `${packageName}.js`),
      text: writeKitModule(packageName, names),
    })),
  )
  return [...modules, { path: join('core', `${DEV_RUNTIME}.js`), text: DEV_RUNTIME_MODULE }]
}
