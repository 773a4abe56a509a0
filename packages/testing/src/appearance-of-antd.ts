import { createRequire } from 'node:module'

/** Functions of a module that antd loads, by name; the module looks them up at each call. */
type Functions = Record<string, unknown>

/** antd's own dependency, which only antd can resolve. */
const requireOfAntd = createRequire(createRequire(import.meta.url).resolve('antd'))

/**
 * antd writes the variables of each component into the page with its first user and removes them with the last, and measures
 * the scroll bars of each table and dialog: 8 % of the processor time of page tests. jsdom has neither layout nor paint, so the
 * variables change nothing, and scroll bars have no width.
 */
export function leaveOutAppearance(): void {
  const unused = document.createElement('style')
  replace('Dom/dynamicCSS', 'updateCSS', () => unused)
  replace('getScrollBarSize', 'getTargetScrollBarSize', () => ({ width: 0, height: 0 }))
}

function replace(module: string, name: string, substitute: () => unknown): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a CommonJS module is an object of its exports
  const functions = requireOfAntd(`@rc-component/util/lib/${module}`) as Functions
  if (typeof functions[name] !== 'function') throw new Error(`antd's ${module} has no ${name}`)
  functions[name] = substitute
}
