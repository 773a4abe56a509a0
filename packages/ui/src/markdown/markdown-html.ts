import { Marked } from 'marked'

/** Raw HTML is no syntax here: it is read as the text that it is. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { html: () => undefined, tag: () => undefined },
})

/** Markdown as HTML that still has to be sanitised: its links may have any address. */
export function markdownHtml(text: string): string {
  return marked.parse(text, { async: false })
}
