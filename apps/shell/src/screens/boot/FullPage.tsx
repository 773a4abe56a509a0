import { OrchidLogo } from '@console/ui/logo'
import type { ReactNode } from 'react'
import styles from './FullPage.module.css'

type FullPageProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** An error page, announced at once. */
  isAlert?: boolean
}

/** A page without header and sidebar: before sign-in, or when the console could not start. */
export function FullPage({ title, children, actions, isAlert = false }: FullPageProps) {
  return (
    <main className={styles['page']}>
      <section className={styles['card']} role={isAlert ? 'alert' : undefined}>
        <OrchidLogo size={32} />
        <h1 className={styles['title']}>{title}</h1>
        <div className={`ui-small ui-anywhere ui-muted ${styles['text']}`}>{children}</div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </section>
    </main>
  )
}
