import type { ReactNode } from 'react'
import styles from './page-parts.module.css'

/** A part of a page under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 className="ui-body ui-strong">{title}</h2>
      {children}
    </section>
  )
}

/** Sections of a page side by side, if they fit. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles['parts']}>{children}</div>
}
