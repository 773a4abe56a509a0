import type { AppContext } from './context.ts'

/** What an application has one of, however many modules request it: made when first requested. */
export function perApplication<Item>(make: (ctx: AppContext) => Item): (ctx: AppContext) => Item {
  const made = new WeakMap<AppContext, Item>()
  return (ctx) => {
    const found = made.get(ctx) ?? make(ctx)
    made.set(ctx, found)
    return found
  }
}
