import { PageLink } from '@console/sub-app/page-link'
import type { ReactNode } from 'react'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { personPageLink } from '../../monitor/monitor-links.ts'
import type { AdherenceFigures, PersonSchedule } from '../../queries/monitor.ts'
import styles from './PlanCard.module.css'

const MAX_INITIALS = 2

/** One person with their shifts, and how well they followed them where the platform says it. */
export type PlannedPerson = { person: PersonSchedule; figures: AdherenceFigures | undefined }

type PersonLinkProps = {
  person: PersonSchedule
  /** Below the name. */
  children?: ReactNode
}

/** Avatar and name, which lead to the days of the person (PLAN-033). */
export function PlannedPersonLink({ person, children }: PersonLinkProps) {
  const { query } = useMonitor()
  const { userName } = person
  return (
    <PageLink to={personPageLink(query, person)}>
      <span className={`ui-inline-row ui-gap-8 ${styles['person']}`}>
        <span className={styles['avatar']} aria-hidden="true">
          {toInitials(userName)}
        </span>
        <span className={styles['name']}>
          <span className="ui-block ui-strong ui-clip" title={userName}>
            {userName}
          </span>
          {children}
        </span>
      </span>
    </PageLink>
  )
}

/** Initials for an avatar: of the first two words, or the first character where a name has no spaces. */
function toInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, MAX_INITIALS)
    .map((word) => (/^./u.exec(word)?.[0] ?? '').toUpperCase())
    .join('')
}
