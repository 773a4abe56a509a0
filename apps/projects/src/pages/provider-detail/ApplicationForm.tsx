import { PROJECT_REFUSALS, projectApplication, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm, versionPart } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import type { ProviderDetail } from '../../model/actor.ts'
import { APPLICATION_CHANGES } from '../../queries/provider-projects.ts'
import {
  applicationBody,
  applicationForm,
  isDescriptionTooLong,
  isManpowerTaken,
} from './application-form.ts'
import { ApplicationFields } from './ApplicationFields.tsx'

export { filesTexts as texts } from '../../components/files/texts.ts'

const { businessBusy, unknownBusiness, noFreeBusiness } = PROJECT_REFUSALS
/** The refusal is shown at the business field, where another business can be chosen. */
const REFUSED_FIELDS = {
  [businessBusy]: 'bizTypeId',
  [unknownBusiness]: 'bizTypeId',
  [noFreeBusiness]: 'bizTypeId',
} as const

export type ApplicationFormProps = { project: ProviderDetail; onClose: () => void }

/** Shared by both calls: the draft of the first application is restored for the next. */
const DRAFT_NAME = 'projectApplication.form'
/** For a project that the company has not applied for. */
const NO_VERSION = 0

/**
 * A first application, or a rejected one resubmitted (PROV-020, PROV-021). The input stays when a colleague applies
 * meanwhile (PROV-022).
 */
export function ApplicationForm({ project, onClose }: ApplicationFormProps) {
  const { businessType, services } = useHost()
  const { applicationID, projectID, version, manpowerDemand } = project
  const id = applicationID ?? null
  const hints = useApplicationHints(manpowerDemand)
  const form = useCallForm(id === null ? projectApplication.apply : projectApplication.applyAgain, {
    present: {
      form: applicationForm(project, businessType?.businessTypeId ?? null),
      version: version ?? NO_VERSION,
    },
    draftId: projectID,
    draftName: DRAFT_NAME,
    toBody: (typed, seen) => {
      const body = applicationBody(typed, projectID)
      return id === null ? body : { ...body, id, ...versionPart(seen) }
    },
    hints: hints.fields,
    checkTyped: ({ manpowerAssigned, applicationDesc }) => ({
      ...(manpowerAssigned === '' || isManpowerTaken(manpowerAssigned, manpowerDemand)
        ? {}
        : { manpowerAssigned: hints.fields.manpowerAssigned }),
      ...(isDescriptionTooLong(applicationDesc) ? { applicationDesc: hints.fields.applicationDesc } : {}),
    }),
    refusedFields: REFUSED_FIELDS,
    changes: APPLICATION_CHANGES,
    hasToast: true,
    onDone: () => {
      services.toast.success(hints.done)
      onClose()
    },
  })
  return <ApplicationFields project={project} form={form} onClose={onClose} />
}

/** The hint of each field, and the confirmation of a submission (PROV-Q7). */
function useApplicationHints(demand: number) {
  const { formatMessage } = useIntl()
  const contact = formatMessage(
    { id: 'providerDetail.form.contact.hint' },
    { max: projectEntity.MAX_CONTACT_CHARACTERS },
  )
  return {
    done: formatMessage({ id: 'providerDetail.form.done' }),
    fields: {
      contactPerson: contact,
      contact,
      manpowerAssigned: formatMessage(
        { id: `providerDetail.form.manpower.${demand === 0 ? 'noNeed' : 'hint'}` },
        { max: demand },
      ),
      applicationDesc: formatMessage(
        { id: 'providerDetail.form.description.hint' },
        { max: projectEntity.MAX_APPLICATION_CHARACTERS },
      ),
      bizTypeId: formatMessage({ id: 'providerDetail.form.business.hint' }),
      attachments: formatMessage({ id: 'providerDetail.form.attachments.hint' }),
    },
  }
}
