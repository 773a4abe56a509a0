import { sanitiseHtml } from '@console/ui/sanitise-html'
import { useLayoutEffect, useRef } from 'react'
import styles from './Debug.module.css'

/** The server's answer, which is HTML, with nothing in it that runs (LABEL-143). */
export function RichAnswer({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    content.current?.replaceChildren(sanitiseHtml(html))
  }, [html])
  return <div ref={content} className={styles['answer']} dir="auto" />
}
