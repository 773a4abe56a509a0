import { reportSchedule } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { useState } from 'react'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import { closeTray, openSchedules, type OpenTray } from '../../runtime/services/tray-store.ts'
import { EditSchedule } from './EditSchedule.tsx'
import { schedulesMessages } from './messages/schedules-messages.ts'
import { NewSchedule } from './NewSchedule.tsx'
import { ScheduleList } from './ScheduleList.tsx'

const showList = () => openSchedules('schedules')

/** The person's schedules of reports, or a new one for what a page exports. */
export function SchedulesDialog({ open }: { open: Exclude<OpenTray, 'tray' | null> }) {
  const [edited, setEdited] = useState<number | null>(null)
  // The list takes the form's turn and is a new one: the focus goes back to what opened the form.
  const [lastEdited, setLastEdited] = useState<number | null>(null)
  const edit = (id: number) => {
    setEdited(id)
    setLastEdited(id)
  }
  const request = open === 'schedules' ? null : reportSchedule.withoutDays(open)
  return (
    <MoreTexts texts={schedulesMessages}>
      <ShellHost>
        {request !== null ? (
          <NewSchedule request={request} onList={showList} onClose={closeTray} />
        ) : edited !== null ? (
          <EditSchedule id={edited} onClose={() => setEdited(null)} onMended={() => setLastEdited(null)} />
        ) : (
          <ScheduleList focusedId={lastEdited} onEdit={edit} onClose={closeTray} />
        )}
      </ShellHost>
    </MoreTexts>
  )
}
