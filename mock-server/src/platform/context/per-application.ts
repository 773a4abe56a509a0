import type { AppContext } from './context.ts'

/** What an application has one of, however many modules ask for it: made when first asked for. */
export function perApplication<Thing>(make: (ctx: AppContext) => Thing): (ctx: AppContext) => Thing {
  const made = new WeakMap<AppContext, Thing>()
  return (ctx) => {
    const found = made.get(ctx) ?? make(ctx)
    made.set(ctx, found)
    return found
  }
}
