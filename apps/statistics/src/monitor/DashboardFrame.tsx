import { useHost } from '@console/sub-app'
import { addDays, today } from '@console/ui'
import type { ReactNode } from 'react'
import { StatSkeleton } from '../frame/StatSkeleton.tsx'
import { useStatTime } from '../queries/stat-config.ts'
import { MonitorFrame } from './MonitorFrame.tsx'

const DAYS_BEFORE_YESTERDAY = 7

type DashboardFrameProps = {
  title: string
  children: ReactNode
}

/** The frame of the dashboards: at first from yesterday minus seven days up to yesterday (MON-006). */
export function DashboardFrame(props: DashboardFrameProps) {
  const { timezone } = useHost()
  const day = today(timezone)
  const yesterday = addDays(day, -1)
  // Requested as on the other pages of statistics; nothing of it is shown (MON-016).
  const { error } = useStatTime()
  return (
    <MonitorFrame
      {...props}
      kind={{
        defaultRange: [addDays(yesterday, -DAYS_BEFORE_YESTERDAY), yesterday],
        lastDay: day,
        hasSeat: true,
      }}
      error={error}
      loading={<StatSkeleton />}
    />
  )
}
