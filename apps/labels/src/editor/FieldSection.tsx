import { useId, type ReactNode } from 'react'
import styles from './LabelEditor.module.css'

type FieldSectionProps = { title: string; text: string; children: ReactNode }

/** A group of fields with its name, and what it is about. */
export function FieldSection({ title, text, children }: FieldSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['sectionHead']}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles['grid']}>{children}</div>
    </section>
  )
}
