import type { account } from '@console/contracts'
import { StatusTag } from '../../components/person/StatusTag.tsx'
import styles from './UsersPage.module.css'

/** A row on a phone. */
export function UserCard({ person }: { person: account.Person }) {
  return (
    <span className={styles['card']}>
      <span className={styles['cardTop']}>
        <strong>{person.name}</strong>
        <StatusTag person={person} />
      </span>
      <span className={styles['note']}>{person.username}</span>
      {person.orgPath !== null && <span className={styles['note']}>{person.orgPath}</span>}
    </span>
  )
}
