/** What was typed as a whole number of at least 0, without signs or decimals; null where it is none. */
export function wholeNumber(text: string): number | null {
  const digits = text.trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
