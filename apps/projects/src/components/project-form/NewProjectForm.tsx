import { project } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { PROJECT_CHANGES } from '../../queries/projects.ts'
import { createBody, NEW_PROJECT, typedProblems } from './project-form.ts'
import type { ProjectFormDialogProps } from './ProjectFormDialog.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { useProjectHints } from './use-project-hints.ts'

/** A new project; without a status field (PROJ-013, PROJ-015). */
export function NewProjectForm({ onClose, onDone }: Omit<ProjectFormDialogProps, 'project'>) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const hints = useProjectHints(null)
  const form = useCallForm(project.create, {
    present: { form: NEW_PROJECT },
    draftId: 'new',
    toBody: createBody,
    hints,
    checkTyped: (draft) => typedProblems({ draft, initial: NEW_PROJECT }, hints),
    changes: PROJECT_CHANGES,
    hasToast: true,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'projectForm.created' }, { name: name.trim() }))
      onDone()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'projectForm.new' })}
      okText={formatMessage({ id: 'projectForm.create' })}
      form={form}
      onClose={onClose}
    >
      <ProjectFields field={form.field} />
    </FormDialog>
  )
}
