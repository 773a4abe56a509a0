import { type ReactNode, useId } from 'react'
import styles from './CompanySettingsPage.module.css'

type CompanyCardProps = {
  title: string
  /** At the right end of the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A card of the company's page. */
export function CompanyCard({ title, tools, children }: CompanyCardProps) {
  const titleId = useId()
  return (
    <section className="ui-card" aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className="ui-body ui-strong">
          {title}
        </h2>
        {tools}
      </div>
      <div className="ui-pad-16">{children}</div>
    </section>
  )
}
