/** Splits two texts into common prefix, difference and common suffix. */
export type ChangedPart = { start: string; before: string; after: string; end: string }

export function changedPart(before: string, after: string): ChangedPart {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    start: before.slice(0, start),
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
    end: after.slice(after.length - end),
  }
}
