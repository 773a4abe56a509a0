import type { ReactNode } from 'react'
import styles from '../List.module.css'

type RecordCardProps = {
  title: ReactNode
  facts: readonly { key: string; name: string; content: ReactNode }[]
  actions: ReactNode
}

/** A row on a phone: title, facts, actions. */
export function RecordCard({ title, facts, actions }: RecordCardProps) {
  return (
    <div className={styles['card']}>
      <strong className={styles['cardTitle']}>{title}</strong>
      <dl className={styles['facts']}>
        {facts.map(({ key, name, content }) => (
          <div key={key} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {actions != null && actions !== false && <span className={styles['cardActions']}>{actions}</span>}
    </div>
  )
}
