import { monitor } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { Icon } from '@console/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { AdherenceFigures } from './AdherenceFigures.tsx'
import { DeviationList } from './DeviationList.tsx'
import { type PlannedPerson, PlannedPersonLink } from './PlannedPersonLink.tsx'
import { ShiftList } from './ShiftList.tsx'
import styles from './PlanCard.module.css'

/** One person with the shifts of the range on a phone, one below the other: nothing scrolls sideways. */
export function PlanCard({ person, figures }: PlannedPerson) {
  const { formatMessage } = useIntl()
  const { userName, userId, detail } = person
  const hasDeviations = useHasCall(monitor.deviations) && detail.length > 0
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles['card']} aria-label={userName}>
      <div className={styles['head']}>
        <PlannedPersonLink person={person} />
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
      <ShiftList label={formatMessage({ id: 'plan.shifts' }, { name: userName })} shifts={detail} />
    </section>
  )
}
