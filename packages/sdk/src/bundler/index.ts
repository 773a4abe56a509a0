export { ConsoleAppPlugin, type BundlerCompilation, type BundlerCompiler } from './console-app-plugin.ts'
export { KIT_MAJOR, kitModules, type KitTier } from './kit.ts'
export type { ConsoleAppOptions } from './manifest.ts'
