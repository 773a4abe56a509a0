/** Capital letters whose lower case depends on their neighbours, or would have another length, and lower case with two forms. */
const SPECIAL = /[İΣςſ]/
const SIMPLE: Readonly<Record<string, string>> = { İ: 'i', Σ: 'σ', ς: 'σ', ſ: 's' }

/**
 * Lower case for comparing. Each UTF-16 unit stays where it is, so that what is found in the folded text is found in the text;
 * so neither full case folding (ß → ss) nor NFC is applied.
 */
export function fold(text: string): string {
  const simple = SPECIAL.test(text) ? text.replaceAll(/[İΣςſ]/g, (letter) => SIMPLE[letter] ?? letter) : text
  return simple.toLowerCase()
}
