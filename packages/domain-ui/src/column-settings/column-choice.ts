import * as z from 'zod'

/** Columns of a list that a person sees, and their order. Columns that it does not name are new: they follow, shown. */
export const columnChoice = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) })
export type ColumnChoice = z.output<typeof columnChoice>

export const DEFAULT_CHOICE: ColumnChoice = { order: [], hidden: [] }

/** The keys in the chosen order, hidden ones included; keys that do not exist any more are left out. */
export function orderedKeys(keys: readonly string[], { order }: ColumnChoice): string[] {
  const known = order.filter((key) => keys.includes(key))
  return [...known, ...keys.filter((key) => !known.includes(key))]
}

/** One column remains: a table without any says nothing. */
export function canHide(keys: readonly string[], { hidden }: ColumnChoice): boolean {
  return keys.filter((key) => !hidden.includes(key)).length > 1
}

export function withHidden(choice: ColumnChoice, key: string, isHidden: boolean): ColumnChoice {
  const others = choice.hidden.filter((one) => one !== key)
  return { ...choice, hidden: isHidden ? [...others, key] : others }
}

/** Returns the choice with one column moved before or after its neighbour. */
export function withMoved(
  keys: readonly string[],
  choice: ColumnChoice,
  { key, by }: { key: string; by: -1 | 1 },
): ColumnChoice {
  const order = orderedKeys(keys, choice)
  const from = order.indexOf(key)
  const to = from + by
  if (from === -1 || to < 0 || to >= order.length) return choice
  order.splice(to, 0, ...order.splice(from, 1))
  return { ...choice, order }
}
