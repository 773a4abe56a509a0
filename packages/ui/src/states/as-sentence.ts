/** A failure's text, for another sentence to follow: servers and browsers end theirs or do not. */
export function asSentence(text: string): string {
  if (text === '' || /[.!?。！？]$/.test(text)) return text
  return `${text}${/\p{Script=Han}/u.test(text) ? '。' : '.'}`
}
