import type { account } from '@console/contracts'
import { StatusTag } from './StatusTag.tsx'

/** A row on a phone. */
export function PersonCard({ person }: { person: account.Person }) {
  return (
    <span className="ui-stack ui-gap-4 ui-body ui-anywhere ui-text-start">
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <strong>{person.name}</strong>
        <StatusTag person={person} />
      </span>
      <span className="ui-no-margin ui-note ui-muted">{person.username}</span>
      {person.orgPath !== null && <span className="ui-no-margin ui-note ui-muted">{person.orgPath}</span>}
    </span>
  )
}
