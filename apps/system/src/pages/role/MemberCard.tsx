import type { role } from '@console/contracts'
import { MemberStatus } from './MemberStatus.tsx'
import styles from './RolePage.module.css'

/** A member of a role, on a phone. */
export function MemberCard({ person }: { person: role.Member }) {
  return (
    <div className={styles['card']}>
      <strong>{person.name}</strong>
      <span className={styles['note']}>
        {person.username} · {person.orgName ?? '-'}
      </span>
      <MemberStatus person={person} />
    </div>
  )
}
