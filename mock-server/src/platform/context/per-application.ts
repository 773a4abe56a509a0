import type { AppContext } from './context.ts'

/** Makes an item once for each application, when first requested, however many modules request it. */
export function perApplication<Item>(make: (ctx: AppContext) => Item): (ctx: AppContext) => Item {
  const made = new WeakMap<AppContext, Item>()
  return (ctx) => {
    const found = made.get(ctx) ?? make(ctx)
    made.set(ctx, found)
    return found
  }
}
