/** Widths relative to the font's size: a letter at most, and a Chinese character. */
const LETTER = 6.8 / 12
const WIDE = 1

/** px that a text takes at most; an estimate, since nothing is drawn yet. */
export function textWidth(text: string, fontSize: number): number {
  const letters = text.replaceAll(/[\u2e80-\uffff]/g, '').length
  return (letters * LETTER + (text.length - letters) * WIDE) * fontSize
}
