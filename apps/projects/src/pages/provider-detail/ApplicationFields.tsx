import { projectApplication, projectFile } from '@console/contracts'
import type { useCallForm } from '@console/sub-app/call-form'
import { FormDialog, TextField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RefusedDialog } from '../../components/RefusedDialog.tsx'
import { UploadList } from '../../components/files/UploadList.tsx'
import { useUploads } from '../../components/files/use-uploads.ts'
import { reasonText } from '../../model/action-reason.ts'
import { providerSituation } from '../../model/provider-situation.ts'
import { isManpowerTaken, type ApplicationForm, type ProviderDetail } from './application-form.ts'
import { BusinessField } from './BusinessField.tsx'
import { DescriptionField } from './DescriptionField.tsx'

type ApplicationFieldsProps = {
  project: ProviderDetail
  form: ReturnType<typeof useCallForm<typeof projectApplication.apply, ApplicationForm>>
  onClose: () => void
}

/** px */
const WIDTH = 640

/** The fields of an application, with its files. It is sent when every file is uploaded or removed. */
export function ApplicationFields({ project, form, onClose }: ApplicationFieldsProps) {
  const { formatMessage } = useIntl()
  const [wasTried, setWasTried] = useState(false)
  const { field } = form
  const isAgain = project.applicationStatus === 'rejected'
  const reasonId = reasonText(isAgain ? 'applyAgain' : 'apply', providerSituation(project, project.actor))
  const [wasRefused] = useState(reasonId !== null)
  const attachments = field('attachments')
  const uploads = useUploads({
    call: projectFile.uploadAttachment,
    ...attachments,
    max: projectApplication.MAX_ATTACHMENTS,
  })
  const manpower = field('manpowerAssigned')
  const max = project.manpowerDemand
  const bounds = formatMessage(
    { id: `providerDetail.form.manpower.${max === 0 ? 'noNeed' : 'hint'}` },
    { max },
  )
  const isTooMuch = manpower.value !== '' && !isManpowerTaken(manpower.value, max)
  const hasOpenFiles = uploads.uploads.length > 0
  // The input stays visible, so that it can be copied.
  if (wasRefused && reasonId !== null && form.draft.keptAt === null) {
    return <RefusedDialog title={project.projectName} reasonId={reasonId} onClose={onClose} />
  }
  return (
    <FormDialog
      title={formatMessage({ id: 'providerDetail.form.title' }, { name: project.projectName })}
      okText={formatMessage({ id: 'providerDetail.form.ok' })}
      width={WIDTH}
      fillsPhone
      form={{
        ...form,
        ...(reasonId === null ? {} : { failure: formatMessage({ id: reasonId }), conflict: null }),
        submit: (event) => {
          setWasTried(true)
          // A file that is still uploading would be omitted silently.
          if (reasonId !== null || hasOpenFiles || isTooMuch) event.preventDefault()
          else form.submit(event)
        },
      }}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'providerDetail.contactPerson' })} {...field('contactPerson')} />
      <TextField label={formatMessage({ id: 'providerDetail.contact' })} {...field('contact')} />
      <TextField
        label={formatMessage({ id: 'providerDetail.manpowerApplied' })}
        inputMode="numeric"
        note={bounds}
        {...manpower}
        problem={isTooMuch ? bounds : manpower.problem}
      />
      <DescriptionField {...field('applicationDesc')} />
      <BusinessField project={project} {...field('bizTypeId')} />
      <UploadList
        label={formatMessage({ id: 'providerDetail.attachments' })}
        uploads={uploads}
        problem={
          wasTried && hasOpenFiles
            ? formatMessage({ id: 'providerDetail.form.attachments.open' })
            : attachments.problem
        }
      />
    </FormDialog>
  )
}
