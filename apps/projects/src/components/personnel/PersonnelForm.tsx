import { projectPersonnel } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePersonnel, usePlacePersonnel } from '../../queries/personnel.ts'
import styles from './PersonnelDialog.module.css'
import { PersonnelFigures } from './PersonnelFigures.tsx'
import { seatsOf, withSeat, type SeatChanges } from './seat-changes.ts'
import { SeatList } from './SeatList.tsx'

export type PersonnelFormProps = { projectId: number; onClose: () => void }

/** px */
const WIDTH = 640

/** Which of the company's seats work for a project; only what changes is sent (PROV-025). */
export function PersonnelForm({ projectId, onClose }: PersonnelFormProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [wanted, setWanted] = useState({ page: 1, name: '' })
  const [changes, setChanges] = useState<SeatChanges>(new Map())
  const seats = usePersonnel({
    projectId,
    current: wanted.page,
    ...(wanted.name === '' ? {} : { name: wanted.name }),
  })
  const placing = usePlacePersonnel()
  const { placed, withdrawn } = seatsOf(changes)
  const max = projectPersonnel.MAX_PLACED_AT_ONCE
  const isTooMuch = placed.length > max || withdrawn.length > max

  function save() {
    placing.mutate(
      { projectId, placed, withdrawn },
      {
        onSuccess: ({ confirmedManpower }) => {
          services.toast.success(formatMessage({ id: 'personnel.saved' }, { count: confirmedManpower }))
          onClose()
        },
      },
    )
  }

  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'personnel.title' })}
      okText={formatMessage({ id: 'personnel.save' })}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ disabled: changes.size === 0 || isTooMuch }}
      confirmLoading={placing.isPending}
      onOk={save}
      onCancel={onClose}
    >
      <div className={styles['contents']}>
        {seats.data !== undefined && (
          <PersonnelFigures
            assigned={seats.data.manpowerAssigned}
            confirmed={seats.data.confirmedManpower}
            placed={placed.length}
            withdrawn={withdrawn.length}
          />
        )}
        <SeatList
          seats={seats}
          wanted={wanted}
          changes={changes}
          onWant={setWanted}
          onToggle={(seat) => setChanges((before) => withSeat(before, seat))}
        />
        {isTooMuch && (
          <p className={styles['problem']} role="alert">
            {formatMessage({ id: 'personnel.atOnce' }, { max })}
          </p>
        )}
        {placing.error !== null && (
          <p className={styles['problem']} role="alert">
            {failureText(placing.error)}
          </p>
        )}
      </div>
    </AppModal>
  )
}
