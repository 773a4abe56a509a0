import { sanitiseHtml } from '@console/ui/sanitise-html'
import { useLayoutEffect, useRef } from 'react'
import styles from './MessageContent.module.css'

/** The HTML of a message, sanitised (SHELL-077, SHELL-Q28). */
export function MessageContent({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitiseHtml(html))
  }, [html])
  return <div ref={element} className={styles['content']} />
}
