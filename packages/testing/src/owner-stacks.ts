import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
/** From this many a second on React's development build creates no more stacks. */
const MANY = 100_000

/**
 * React's development build creates an error for each element, whose stack says in a warning where the element was created: a tenth
 * of the processor time of page tests. It stops by itself after ten thousand a second; here it never begins.
 */
export function createNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MANY, set: () => {} })
}
