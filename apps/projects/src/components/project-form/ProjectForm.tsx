import { project, projectEntity } from '@console/contracts'
import { useFormSlots } from '@console/domain-ui/slots'
import { useHost } from '@console/sub-app'
import { type FormObject, useCallForm } from '@console/sub-app/form'
import { FormDialog, LongTextField, SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { charactersUpTo } from '../../model/character-count.ts'
import { PROJECT_CHANGES, useIndustries } from '../../queries/projects.ts'
import {
  createBody,
  isCeasedEdited,
  isNeedLowered,
  NEW_PROJECT,
  type ProjectDraft,
  toDraft,
  typedProblems,
  updateBody,
} from './project-form.ts'

export { texts } from './texts.ts'

export type ProjectFormProps = {
  /** Null for a new one. */
  project: projectEntity.ProjectRow | null
  onClose: () => void
  /** Called with the project after the save was confirmed; the dialog can close. */
  onDone: (id: number) => void
}

export function ProjectForm({ project, onClose, onDone }: ProjectFormProps) {
  return project === null ? (
    <NewProjectForm onClose={onClose} onDone={onDone} />
  ) : (
    <EditProjectForm key={project.id} project={project} onClose={onClose} onDone={onDone} />
  )
}

/** A new project; without a status field (PROJ-013, PROJ-015). */
function NewProjectForm({ onClose, onDone }: Omit<ProjectFormProps, 'project'>) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const hints = useProjectHints(null)
  const ofApps = useFormSlots('project', null)
  const form = useCallForm(project.create, {
    present: { form: NEW_PROJECT },
    draftId: 'new',
    toBody: createBody,
    hints,
    check: ofApps.check,
    checkTyped: (draft) => typedProblems({ draft, initial: NEW_PROJECT }, hints),
    changes: PROJECT_CHANGES,
    hasToast: true,
    onDone: (made, { name }) => {
      services.toast.success(formatMessage({ id: 'projectForm.created' }, { name: name.trim() }))
      if (made === undefined) {
        onClose()
        return
      }
      void ofApps.save(String(made.id))
      onDone(made.id)
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
      {ofApps.fields}
    </FormDialog>
  )
}

type EditProjectFormProps = Omit<ProjectFormProps, 'project'> & {
  project: projectEntity.ProjectRow
}

/** The fields of a project that can be changed; its demand only grows (PROJ-012). */
function EditProjectForm({ project: row, onClose, onDone }: EditProjectFormProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const hints = useProjectHints(row.manpowerDemand)
  const initial = toDraft(row)
  const ofApps = useFormSlots('project', String(row.id))
  const lowered = formatMessage({ id: 'projectForm.need.lowered' })
  const ceased = formatMessage({ id: 'projectForm.status.ceased' })
  const form = useCallForm(project.update, {
    present: { form: initial, version: row.version },
    draftId: row.id,
    toBody: (draft, version) => updateBody(draft, { id: row.id, version }),
    hints,
    check: ofApps.check,
    // Problems that the server would refuse are shown while typing.
    checkTyped: (draft) => ({
      ...typedProblems({ draft, initial }, hints),
      ...(isNeedLowered(draft, row.manpowerDemand) ? { manpowerDemand: lowered } : {}),
      ...(isCeasedEdited(draft, row) ? { status: ceased } : {}),
    }),
    changes: PROJECT_CHANGES,
    hasToast: true,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'projectForm.saved' }, { name: name.trim() }))
      void ofApps.save(String(row.id))
      onDone(row.id)
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
      {ofApps.fields}
    </FormDialog>
  )
}

/** The hint of each field; `storedNeed` for an existing project. */
function useProjectHints(storedNeed: number | null): Readonly<Record<keyof ProjectDraft, string>> {
  const { formatMessage } = useIntl()
  const { NAME_CHARACTERS, MAX_DESCRIPTION_CHARACTERS, MAX_MANPOWER } = projectEntity
  return {
    industryID: formatMessage({ id: 'projectForm.industry.missing' }),
    name: formatMessage({ id: 'projectForm.name.wrong' }, NAME_CHARACTERS),
    manpowerDemand: formatMessage(
      { id: 'projectForm.need.wrong' },
      { min: storedNeed ?? 0, max: MAX_MANPOWER },
    ),
    description: formatMessage({ id: 'projectForm.description.wrong' }, { max: MAX_DESCRIPTION_CHARACTERS }),
    status: formatMessage({ id: 'projectForm.status' }),
  }
}

/** Industry, name, need and description of a project. */
function ProjectFields({ field }: Pick<FormObject<ProjectDraft>, 'field'>) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'projectForm.industry' })}
        options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={industries.isPending}
        {...(industries.isError ? { note: formatMessage({ id: 'projectForm.industry.failed' }) } : {})}
        {...field('industryID')}
      />
      {industries.isError && (
        <Button loading={industries.isFetching} onClick={() => void industries.refetch()}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      )}
      <TextField label={formatMessage({ id: 'projectForm.name' })} {...field('name')} />
      <TextField
        label={formatMessage({ id: 'projectForm.need' })}
        inputMode="numeric"
        {...field('manpowerDemand')}
      />
      <LongTextField
        label={formatMessage({ id: 'projectForm.description' })}
        count={charactersUpTo(projectEntity.MAX_DESCRIPTION_CHARACTERS)}
        {...field('description')}
      />
    </>
  )
}
