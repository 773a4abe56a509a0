import { project, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/call-form'
import { FormDialog, SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { PROJECT_CHANGES } from '../../queries/projects.ts'
import { draftOf, isCeasedEdited, isNeedLowered, updateBody } from './project-form.ts'
import type { ProjectFormDialogProps } from './ProjectFormDialog.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { useProjectHints } from './use-project-hints.ts'

type PresentProjectFormProps = Omit<ProjectFormDialogProps, 'project'> & {
  project: projectEntity.ProjectRow
}

/** The fields of a project that can be changed; its demand only grows (PROJ-012). */
export function PresentProjectForm({ project: row, onClose, onDone }: PresentProjectFormProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const hints = useProjectHints(row.manpowerDemand)
  const initial = draftOf(row)
  const form = useCallForm(project.update, {
    present: { form: initial, version: row.version },
    draftId: row.id,
    toBody: (draft, version) => updateBody(draft, { id: row.id, version }),
    hints,
    changes: PROJECT_CHANGES,
    hasToast: true,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'projectForm.saved' }, { name: name.trim() }))
      onDone()
    },
  })
  const isLowered = isNeedLowered(form.form, row.manpowerDemand)
  const isOfCeased = isCeasedEdited(form.form, row)
  const status = form.field('status')
  return (
    <FormDialog
      title={formatMessage({ id: 'projectForm.edit' }, { name: row.name })}
      okText={formatMessage({ id: 'projectForm.save' })}
      form={{
        ...form,
        submit: (event) => {
          // The field already shows the reason; the server would answer the same.
          if (isLowered || isOfCeased) event.preventDefault()
          else form.submit(event)
        },
      }}
      onClose={onClose}
    >
      <ProjectFields
        draft={form.form}
        initial={initial}
        field={form.field}
        hints={hints}
        storedNeed={row.manpowerDemand}
      />
      <SelectField
        label={formatMessage({ id: 'projectForm.status' })}
        options={projectEntity.PROJECT_STATUSES.map((value) => ({
          value,
          label: formatMessage({ id: `project.status.${value}` }),
        }))}
        value={status.value}
        problem={isOfCeased ? formatMessage({ id: 'projectForm.status.ceased' }) : status.problem}
        onChange={(chosen) => {
          if (chosen !== null) status.onChange(chosen)
        }}
      />
    </FormDialog>
  )
}
