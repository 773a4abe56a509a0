import { PROJECT_REFUSALS, projectApplication } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/call-form'
import { APPLICATION_CHANGES } from '../../queries/provider-projects.ts'
import { applicationBody, applicationForm, type ProviderDetail } from './application-form.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { useApplicationHints } from './use-application-hints.ts'

const { businessBusy, unknownBusiness, noFreeBusiness } = PROJECT_REFUSALS
/** Told at the business, which another can take the place of. */
const REFUSED_FIELDS = {
  [businessBusy]: 'bizTypeId',
  [unknownBusiness]: 'bizTypeId',
  [noFreeBusiness]: 'bizTypeId',
} as const

export type ApplicationFormProps = { project: ProviderDetail; onClose: () => void }

/** A first application, or a rejected one once more (PROV-020, PROV-021). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { applicationID, version } = props.project
  return applicationID === null || version === null ? (
    <FirstApplication {...props} />
  ) : (
    <ChangedApplication {...props} application={{ id: applicationID, version }} />
  )
}

function useFormParts({ project, onClose }: ApplicationFormProps) {
  const { businessType, services } = useHost()
  const hints = useApplicationHints(project.manpowerDemand)
  return {
    initial: applicationForm(project, businessType?.businessTypeId ?? null),
    hints: hints.fields,
    refusedFields: REFUSED_FIELDS,
    changes: APPLICATION_CHANGES,
    hasToast: true,
    onDone: () => {
      services.toast.success(hints.done)
      onClose()
    },
  }
}

function FirstApplication(props: ApplicationFormProps) {
  const { project } = props
  const { initial, ...parts } = useFormParts(props)
  const form = useCallForm(projectApplication.apply, {
    ...parts,
    present: { form: initial },
    draftId: project.projectID,
    toBody: (typed) => applicationBody(typed, project.projectID),
  })
  return <ApplicationFields {...props} form={form} />
}

function ChangedApplication({
  application: { id, version },
  ...props
}: ApplicationFormProps & { application: { id: number; version: number } }) {
  const { project } = props
  const { initial, ...parts } = useFormParts(props)
  const form = useCallForm(projectApplication.applyAgain, {
    ...parts,
    present: { form: initial, version },
    draftId: id,
    toBody: (typed, seen) => ({ ...applicationBody(typed, project.projectID), id, version: seen }),
  })
  return <ApplicationFields {...props} form={form} />
}
