import type { ReactNode } from 'react'
import styles from './FactCard.module.css'

type FactCardProps = {
  label: string
  /** Heads the card, such as what the facts are of. */
  head?: ReactNode
  facts: readonly { key: string; name: ReactNode; content: ReactNode }[]
  /** Below the facts: who changed them, and when. */
  note?: ReactNode
}

/** A few facts of one thing, each whole in its line beside its name. */
export function FactCard({ label, head, facts, note }: FactCardProps) {
  return (
    <section className="ui-card ui-pad-12-16 ui-stack ui-gap-8" aria-label={label}>
      {head !== undefined && <div className="ui-cluster ui-gap-4-12">{head}</div>}
      <dl className={`ui-no-margin ui-size-13 ${styles['facts']}`}>
        {facts.map(({ key, name, content }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd dir="auto">{content}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="ui-no-margin ui-small ui-muted">{note}</p>}
    </section>
  )
}
