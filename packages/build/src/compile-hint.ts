/**
 * Indicates to V8 that the functions of a file run while the page starts: it compiles them beside the main thread while the
 * file arrives, and not one by one when they are called (docs/decisions/0066). Other engines read it as a comment. Only
 * comments may precede it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Tiers of the kit of which the start of a page that needs them calls most. */
const STARTING_TIERS = /^(?:core|frame|table|data|charts)\./
/** Chunks of the host that are there before the first page; the others come on demand, and texts have no functions. */
const ON_DEMAND = /(?:^|\/)(?:on-demand|charts|texts)-/

export function hintOfTier(file: string): string {
  return STARTING_TIERS.test(file) ? `${COMPILE_HINT}\n` : ''
}

/** A sub-app's files are evaluated as text inside of others: a hint would not be at their beginning. */
export function hintOfModule(module: string, file: string): string {
  return module === 'shell' && !ON_DEMAND.test(file) ? `${COMPILE_HINT}\n` : ''
}
