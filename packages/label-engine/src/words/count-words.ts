const IDEOGRAPH = String.raw`(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`
/** A character of a script without blanks, or a run of other letters and digits; with the marks on them. */
const WORD = new RegExp(
  String.raw`${IDEOGRAPH}\p{M}*|(?!${IDEOGRAPH})[\p{L}\p{N}](?:(?!${IDEOGRAPH})[\p{L}\p{N}\p{M}])*`,
  'gu',
)

/** Words of a sentence as speed counts them: each Han, kana or hangul character, and each run of other letters and digits. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}
