/** A failure's text with a full stop, so that another sentence can follow: servers and browsers may leave it out. */
export function asSentence(text: string): string {
  if (text === '' || /[.!?。！？]$/.test(text)) return text
  return `${text}${/\p{Script=Han}/u.test(text) ? '。' : '.'}`
}
