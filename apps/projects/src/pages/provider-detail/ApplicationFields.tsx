import { projectApplication, projectEntity, projectFile } from '@console/contracts'
import type { FieldBinding, FormObject } from '@console/sub-app/form'
import { FormDialog, LongTextField, SelectField, TextField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { UploadList } from '../../components/files/UploadList.tsx'
import { useUploads } from '../../components/files/use-uploads.ts'
import { RefusedDialog } from '../../components/RefusedDialog.tsx'
import { useBusinessOptions } from '../../components/use-business-options.ts'
import type { ProviderDetail } from '../../model/actor.ts'
import { charactersUpTo } from '../../model/character-count.ts'
import { providerProjectState, reasonText } from '../../model/project-state.ts'
import { type ApplicationForm, isFree } from './application-form.ts'

type ApplicationFieldsProps = {
  project: ProviderDetail
  form: FormObject<ApplicationForm>
  onClose: () => void
}

/** px */
const WIDTH = 640

/** The fields of an application, with its files. It is sent when every file is uploaded or removed. */
export function ApplicationFields({ project, form, onClose }: ApplicationFieldsProps) {
  const { formatMessage } = useIntl()
  const { field } = form
  const isAgain = project.applicationStatus === 'rejected'
  const reasonId = reasonText(isAgain ? 'applyAgain' : 'apply', providerProjectState(project, project.actor))
  const [wasRefused] = useState(reasonId !== null)
  const attachments = useAttachments(form)
  const max = project.manpowerDemand
  const bounds = formatMessage(
    { id: `providerDetail.form.manpower.${max === 0 ? 'noNeed' : 'hint'}` },
    { max },
  )
  // The input stays visible, so that it can be copied.
  if (wasRefused && reasonId !== null && form.draft.typedAt === null) {
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
          attachments.onSubmit()
          // A file that is not there yet would be left out without a word.
          if (reasonId !== null || attachments.hasOpen) event?.preventDefault()
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
        {...field('manpowerAssigned')}
      />
      <LongTextField
        label={formatMessage({ id: 'providerDetail.description' })}
        count={charactersUpTo(projectEntity.MAX_APPLICATION_CHARACTERS)}
        {...field('applicationDesc')}
      />
      <BusinessField project={project} {...field('bizTypeId')} />
      <UploadList
        label={formatMessage({ id: 'providerDetail.attachments' })}
        uploads={attachments.uploads}
        problem={attachments.problem}
      />
    </FormDialog>
  )
}

/** The files of the application; sending it with open ones, uploading or failed, is a problem. */
function useAttachments(form: FormObject<ApplicationForm>) {
  const { formatMessage } = useIntl()
  const [wasTried, setWasTried] = useState(false)
  const { problem, ...binding } = form.field('attachments')
  const uploads = useUploads({
    call: projectFile.uploadAttachment,
    ...binding,
    max: projectApplication.MAX_ATTACHMENTS,
  })
  const hasOpen = uploads.uploads.length > 0
  return {
    uploads,
    hasOpen,
    problem: wasTried && hasOpen ? formatMessage({ id: 'providerDetail.form.attachments.open' }) : problem,
    onSubmit: () => setWasTried(true),
  }
}

type BusinessFieldProps = FieldBinding<number | null> & { project: ProviderDetail }

/**
 * The business that is to work for the project, of all that the company has. One works for one project at a time. An answer
 * that does not name them offers no choice: the platform takes the one that it finds.
 */
function BusinessField({ project, ...field }: BusinessFieldProps) {
  const { formatMessage } = useIntl()
  const { businesses, bizTypeID } = project
  const options = useBusinessOptions(businesses ?? [])
  if (businesses === undefined) return null
  // The server's default.
  const taken = isFree(project, bizTypeID)
    ? 'lastApplication'
    : businesses.some(({ worksFor }) => worksFor === null)
      ? 'none'
      : 'noneFree'
  return (
    <SelectField
      label={formatMessage({ id: 'providerDetail.business' })}
      note={formatMessage({ id: 'providerDetail.form.business.note' })}
      noneText={formatMessage({ id: `providerDetail.form.business.${taken}` })}
      options={options}
      {...field}
    />
  )
}
