import { PartBoundary } from '@console/ui'
import type { ReactNode } from 'react'
import styles from './ProviderDetailPage.module.css'

/** A part of the page with its name above. */
export function FactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={title}>
      <h2>{title}</h2>
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}
