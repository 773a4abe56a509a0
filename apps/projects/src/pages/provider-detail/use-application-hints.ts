import { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'

/** The hint of each field, and the confirmation of a submission (PROV-Q7). */
export function useApplicationHints(demand: number) {
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
