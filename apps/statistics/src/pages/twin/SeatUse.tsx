import type { twin } from '@console/contracts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SeatTable } from './SeatTable.tsx'
import { StatusPie } from './StatusPie.tsx'
import styles from './SeatUse.module.css'

/** How many seats use their twins, and which ones do not (TWIN-002 to TWIN-005). */
export function SeatUse() {
  const { formatMessage } = useIntl()
  const [status, setStatus] = useState<twin.SeatStatus | null>('notUsed')
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'stat.twin.status' })}>
      <StatusPie
        chosen={status}
        onChoose={(next) => {
          setStatus(next === status ? null : next)
        }}
      />
      <SeatTable status={status} />
    </section>
  )
}
