import { MoreTexts } from '@console/sub-app'
import { useState } from 'react'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import { openSchedules, type OpenSchedules } from '../../runtime/services/schedules-store.ts'
import { EditSchedule } from './EditSchedule.tsx'
import { schedulesMessages } from './messages/schedules-messages.ts'
import { NewSchedule } from './NewSchedule.tsx'
import { scheduledRequestOf } from './schedule-form.ts'
import { ScheduleList } from './ScheduleList.tsx'

const close = () => openSchedules(null)
const showList = () => openSchedules('list')

/** The person's schedules of reports, or a new one for what a page exports. */
export function SchedulesDialog({ open }: { open: NonNullable<OpenSchedules> }) {
  const [edited, setEdited] = useState<number | null>(null)
  const request = open === 'list' ? null : scheduledRequestOf(open)
  return (
    <MoreTexts texts={schedulesMessages}>
      <ShellHost>
        {request !== null ? (
          <NewSchedule request={request} onList={showList} onClose={close} />
        ) : edited !== null ? (
          <EditSchedule id={edited} onClose={() => setEdited(null)} />
        ) : (
          <ScheduleList onEdit={setEdited} onClose={close} />
        )}
      </ShellHost>
    </MoreTexts>
  )
}
