import { projectPersonnel } from '@console/contracts'
import { type FormDraft, useFormDraft, useHost } from '@console/sub-app'
import { useForm } from '@console/sub-app/form'
import { FormDialog } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type ProviderProject, providerProjectState, reasonText } from '../../model/project-state.ts'
import { useAssignPersonnel, usePersonnel } from '../../queries/personnel.ts'
import { RefusedDialog } from '../RefusedDialog.tsx'
import { NO_CHANGES, type SeatChanges, withSeat } from './seat-changes.ts'
import { SeatList } from './SeatList.tsx'
import styles from './PersonnelDialog.module.css'

export { texts } from './texts.ts'

export type PersonnelFormProps = { project: ProviderProject; onClose: () => void }

/** px */
const WIDTH = 640

/**
 * Choice of the company's seats that work for a project (PROV-025). A project that takes none shows why; earlier ticks are
 * shown regardless.
 */
export function PersonnelForm({ project, onClose }: PersonnelFormProps) {
  const { projectID: id, projectName, actor } = project
  const draft = useFormDraft({ name: projectPersonnel.place.id, id, initial: NO_CHANGES })
  const reasonId = reasonText('staff', providerProjectState(project, actor))
  const [wasRefused] = useState(reasonId !== null)
  return wasRefused && reasonId !== null && draft.typedAt === null ? (
    <RefusedDialog title={projectName} reasonId={reasonId} onClose={onClose} />
  ) : (
    <SeatsForm project={{ id, name: projectName }} draft={draft} reasonId={reasonId} onClose={onClose} />
  )
}

type SeatsFormProps = {
  project: { id: number; name: string }
  draft: FormDraft<SeatChanges>
  /** Message id of the reason why nothing can be saved; null when it can. */
  reasonId: string | null
  onClose: () => void
}

function SeatsForm({ project: { id: projectId, name }, draft, reasonId, onClose }: SeatsFormProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const [query, setQuery] = useState({ page: 1, name: '' })
  const assignSeats = useAssignPersonnel()
  const form = useForm({
    draft,
    timezone,
    save: async ({ placed, withdrawn }: SeatChanges) =>
      assignSeats({ projectId, placed: [...placed], withdrawn: [...withdrawn] }),
    onSaved: ({ confirmedManpower }) => {
      services.toast.success(formatMessage({ id: 'personnel.saved' }, { count: confirmedManpower }))
      onClose()
    },
  })
  const { placed, withdrawn } = form.values
  const seats = usePersonnel({
    projectId,
    current: query.page,
    ...(query.name === '' ? {} : { name: query.name }),
  })
  const max = projectPersonnel.MAX_PLACED_AT_ONCE
  const isTooMuch = placed.length > max || withdrawn.length > max
  const isUnchanged = placed.length === 0 && withdrawn.length === 0

  function failure(): string | null {
    if (reasonId !== null) return formatMessage({ id: reasonId })
    return isTooMuch ? formatMessage({ id: 'personnel.atOnce' }, { max }) : form.failure
  }

  return (
    <FormDialog
      width={WIDTH}
      title={formatMessage({ id: 'personnel.titleOf' }, { project: name })}
      okText={formatMessage({ id: 'personnel.save' })}
      isOkDisabled={isUnchanged || isTooMuch || reasonId !== null}
      form={{ ...form, failure: failure() }}
      onClose={onClose}
    >
      <div className={`ui-stack ui-gap-12 ${styles['contents']}`}>
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
          query={query}
          changes={form.values}
          onQuery={setQuery}
          onToggle={(seat) => form.change(withSeat(form.values, seat))}
        />
      </div>
    </FormDialog>
  )
}

type PersonnelFiguresProps = { assigned: number; confirmed: number; placed: number; withdrawn: number }

/** The assigned and confirmed manpower, and the number after saving. */
function PersonnelFigures({ assigned, confirmed, placed, withdrawn }: PersonnelFiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const after = confirmed + placed - withdrawn
  const figures = [
    ['assigned', assigned],
    ['confirmed', confirmed],
    ['after', after],
  ] as const
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{formatMessage({ id: `personnel.${key}` })}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={`ui-muted ${styles['note']}`} role="status">
        {formatMessage({ id: 'personnel.changes' }, { placed, withdrawn })}
      </p>
      {after > assigned && (
        <p className={styles['warning']} role="status">
          {formatMessage({ id: 'personnel.tooMany' }, { count: after, assigned })}
        </p>
      )}
    </>
  )
}
