import { useLayoutEffect, useRef } from 'react'
import { sanitiseHtml } from '../sanitise-html/sanitise-html.ts'
import { markdownHtml } from './markdown-html.ts'
import styles from './Markdown.module.css'

/**
 * Markdown that people wrote (docs/decisions/0071). Raw HTML in it is shown as text, and what Markdown makes goes through the same
 * list of allowed elements as messages do: no picture, no script, links to http and https only.
 */
export function Markdown({ text }: { text: string }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    content.current?.replaceChildren(sanitiseHtml(markdownHtml(text)))
  }, [text])
  return <div ref={content} className={`ui-body ui-anywhere ui-ink ${styles['markdown']}`} dir="auto" />
}
