import { Marked } from 'marked'

/** Raw HTML is no syntax here: it is read as the text that it is. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { html: () => undefined, tag: () => undefined },
})

/** Marks of emphasis: pairs of them are found in time that grows with the square of their number. */
const MAX_MARKS = 1000
const MARK = /[*_]/g
/** Deeper nesting of lists and quotations than anybody writes; the parser calls itself for each level. */
const DEEP = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){30}/m

/**
 * Converts Markdown to HTML that still has to be sanitised: its links may have any address. A text that would take too long
 * to parse is shown as plain text.
 */
export function markdownHtml(text: string): string {
  const isDear = (text.match(MARK)?.length ?? 0) > MAX_MARKS || DEEP.test(text)
  return isDear ? `<p>${asText(text)}</p>` : marked.parse(text, { async: false })
}

const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
