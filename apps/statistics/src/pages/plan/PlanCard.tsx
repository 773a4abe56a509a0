import { useHasCall } from '@console/sub-app'
import { monitor } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { Icon, useIsMobile } from '@console/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { toInitials } from '../../model/initials.ts'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { personPageLink } from '../../monitor/monitor-links.ts'
import type { AdherenceFigures as Figures, PersonSchedule } from '../../queries/monitor.ts'
import { AdherenceFigures } from './AdherenceFigures.tsx'
import { DeviationList } from './DeviationList.tsx'
import styles from './PlanCard.module.css'
import { ShiftList } from './ShiftList.tsx'
import { ShiftTable } from './ShiftTable.tsx'

type PlanCardProps = { person: PersonSchedule; figures: Figures | undefined }

/** One person with the shifts of the range; avatar and name lead to their days (PLAN-026, PLAN-033). */
export function PlanCard({ person, figures }: PlanCardProps) {
  const { formatMessage } = useIntl()
  const { query } = useMonitor()
  const { userName, userId, detail } = person
  const hasDeviations = useHasCall(monitor.deviations) && detail.length > 0
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Shifts = useIsMobile() ? ShiftList : ShiftTable
  return (
    <section className={styles['card']} aria-label={userName}>
      <div className={styles['head']}>
        <PageLink
          to={personPageLink(query, person)}
          label={formatMessage({ id: 'monitor.person.open' }, { name: userName })}
        >
          <span className={styles['person']}>
            <span className={styles['avatar']} aria-hidden="true">
              {toInitials(userName)}
            </span>
            {userName}
          </span>
        </PageLink>
        {figures !== undefined && <AdherenceFigures figures={figures} />}
        {hasDeviations && (
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="right" size={14} />
            {formatMessage({ id: 'plan.deviations' })}
          </button>
        )}
      </div>
      <div id={id}>{isOpen && <DeviationList userId={userId} />}</div>
      {detail.length === 0 ? (
        <p className={styles['none']}>{formatMessage({ id: 'plan.noShifts' })}</p>
      ) : (
        <Shifts label={formatMessage({ id: 'plan.shifts' }, { name: userName })} shifts={detail} />
      )}
    </section>
  )
}
