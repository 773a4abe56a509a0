import type { ReactNode } from 'react'
import styles from './NewTabLink.module.css'

type NewTabLinkProps = {
  href: string
  /** Describes what it opens, since its own words are only a name or an id. */
  label: string
  children: ReactNode
}

/** A link of a row to a page beside the console: a real one, that can be copied and opened in any way. */
export function NewTabLink({ href, label, children }: NewTabLinkProps) {
  return (
    <a className={styles['link']} href={href} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  )
}
