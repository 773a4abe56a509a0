import type { ReactNode } from 'react'
import styles from './Part.module.css'

/** A part of a page under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 className="ui-body ui-strong">{title}</h2>
      {children}
    </section>
  )
}
