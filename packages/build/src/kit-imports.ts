import type { Rspack } from '@rsbuild/core'
import { kitExports } from '../../kit/src/exports.ts'
import { stubPath } from './kit-modules.ts'

const LIST = 'packages/kit/src/exports.ts'

const listedModules = new Set(Object.values(kitExports).flatMap((packages) => Object.keys(packages)))
/** Packages of which every module must come from the kit: a second copy would break contexts and styles. */
const kitPackages = new Set(
  [...listedModules].map((name) =>
    name.split('/')[0] === name || name.startsWith('@') ? name : name.split('/')[0],
  ),
)
/** Plain data of kit packages that may be bundled where it is used. */
const BUNDLED_DATA = [/^antd\/locale\//, /^dayjs\/locale\//]

/** Every listed module resolves to its kit stub, so that a build knows exactly which names exist. */
export function kitAliases(): Record<string, string> {
  return Object.fromEntries([...listedModules].map((name) => [`${name}$`, stubPath(name)]))
}

/**
 * Fails a build that imports a module of a kit package which the kit does not list, and puts the list's name into the
 * message of a missing export.
 */
export function refuseUnlistedKitModules(): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.normalModuleFactory.tap('refuse-unlisted-kit-modules', (factory) => {
        factory.hooks.beforeResolve.tap('refuse-unlisted-kit-modules', ({ request }) => {
          if (isUnlisted(request))
            throw new Error(`'${request}' is not in the shared kit. Its list is ${LIST}.`)
        })
      })
      compiler.hooks.done.tap('name-the-kit-list', ({ compilation }) => {
        const lost = compilation.errors.filter(({ message }) =>
          /packages.kit.dist.stubs|was not found in '/.test(message),
        )
        if (lost.length > 0) console.error(`What the shared kit exports is listed in ${LIST}.`)
      })
    },
  }
}

export function isUnlisted(request: string): boolean {
  if (listedModules.has(request) || request.startsWith('.') || request.startsWith('/')) return false
  const parts = request.split('/')
  const packageName = request.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
  return (
    packageName !== undefined &&
    kitPackages.has(packageName) &&
    !BUNDLED_DATA.some((data) => data.test(request))
  )
}
