import { PartBoundary } from '@console/ui'
import { useId, type ReactNode } from 'react'
import styles from './AssignmentPage.module.css'

/** A part of the page under its title. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}
