/** Characters that nobody sees, or that turn the order of those around them; joiners stay, of which scripts and emoji need some. */
const HIDDEN = /[\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu
const JOINERS = new Set(['\u200C', '\u200D'])
/** Control characters, line and paragraph separators, and what stands for room. */
const ROOM = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
/** More marks on one letter would be drawn over what is above and below it. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/** A text of an app in one line that cannot hide or turn what the console shows beside it. */
export function plainText(text: string): string {
  return text
    .replaceAll(HIDDEN, (character) => (JOINERS.has(character) ? character : ''))
    .replaceAll(ROOM, ' ')
    .replaceAll(STACKED_MARKS, '$1')
    .trim()
}
