/** Parses a whole number of at least 0, without sign or decimals; null when invalid. */
export function wholeNumber(text: string): number | null {
  const digits = text.trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
