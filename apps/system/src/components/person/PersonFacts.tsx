import { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './Person.module.css'
import { StatusTag } from './StatusTag.tsx'

/** The facts of an account. */
export function PersonFacts({ person }: { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const { language, timezone } = useHost()
  const none = formatMessage({ id: 'person.none' })
  const names = (named: readonly account.Named[]) => named.map(({ name }) => name).join(', ') || none
  const time = (at: number | null) =>
    at === null ? formatMessage({ id: 'people.never' }) : formatTime(at, timezone)
  const facts = {
    'people.username': person.username,
    'people.nickName': person.nickName ?? none,
    'people.phone': person.phone ?? none,
    'people.organization': person.orgPath ?? none,
    'people.position':
      person.position === null
        ? formatMessage({ id: 'people.position.none' })
        : account.POSITION_NAMES[person.position][language],
    'people.roles': names(person.roles),
    'people.businessTypes': names(person.businessTypes),
    'people.lastSignIn': time(person.lastSignInAt),
    'people.created': time(person.createdAt),
    'people.changed': time(person.changedAt),
  }
  return (
    <dl className={styles['facts']}>
      <dt>{formatMessage({ id: 'people.status' })}</dt>
      <dd>
        <StatusTag person={person} />
      </dd>
      {Object.entries(facts).map(([id, value]) => [
        <dt key={id}>{formatMessage({ id })}</dt>,
        <dd key={`${id}-value`}>{value}</dd>,
      ])}
    </dl>
  )
}
