import { project, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { PROJECT_CHANGES } from '../../queries/projects.ts'
import { toDraft, isCeasedEdited, isNeedLowered, typedProblems, updateBody } from './project-form.ts'
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
  const initial = toDraft(row)
  const lowered = formatMessage({ id: 'projectForm.need.lowered' })
  const ceased = formatMessage({ id: 'projectForm.status.ceased' })
  const form = useCallForm(project.update, {
    present: { form: initial, version: row.version },
    draftId: row.id,
    toBody: (draft, version) => updateBody(draft, { id: row.id, version }),
    hints,
    // What the server would refuse is said while it is typed.
    checkTyped: (draft) => ({
      ...typedProblems({ draft, initial }, hints),
      ...(isNeedLowered(draft, row.manpowerDemand) ? { manpowerDemand: lowered } : {}),
      ...(isCeasedEdited(draft, row) ? { status: ceased } : {}),
    }),
    changes: PROJECT_CHANGES,
    hasToast: true,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'projectForm.saved' }, { name: name.trim() }))
      onDone()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'projectForm.edit' }, { name: row.name })}
      okText={formatMessage({ id: 'projectForm.save' })}
      form={form}
      onClose={onClose}
    >
      <ProjectFields field={form.field} />
      <SelectField
        label={formatMessage({ id: 'projectForm.status' })}
        options={projectEntity.PROJECT_STATUSES.map((value) => ({
          value,
          label: formatMessage({ id: `project.status.${value}` }),
        }))}
        {...form.field('status')}
      />
    </FormDialog>
  )
}
