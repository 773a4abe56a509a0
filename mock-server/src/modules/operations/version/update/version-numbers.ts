/** Compares two versions of three numbers: below 0 when the first is the older. */
export function compareVersions(one: string, other: string): number {
  const numbers = other.split('.').map(Number)
  for (const [index, part] of one.split('.').entries()) {
    const difference = Number(part) - (numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
