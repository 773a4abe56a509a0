import { company } from '@console/contracts'
import { ApiError, useOwnerDraft } from '@console/sub-app'
import { useForm, versionPart } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import type { CompanyDetail } from '../model/company-detail.ts'
import {
  CONTACT_FIELDS,
  toContact,
  contactProblems,
  contactProblemsAt,
  type ContactProblems,
} from '../model/contact-form.ts'
import { useSaveContact } from '../queries/company.ts'

/** What a company edits about itself. A refusal keeps the typed values and is shown at its field, or above the buttons. */
export function ContactDialog({ detail, onClose }: { detail: CompanyDetail; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services, timezone, user } = useShell()
  const saving = useSaveContact()
  const toProblemTexts = (problems: ContactProblems) =>
    Object.fromEntries(
      CONTACT_FIELDS.flatMap((field) => {
        const id = problems[field]
        const max = company.CONTACT_MAX_LENGTHS[field]
        return id === undefined ? [] : [[field, formatMessage({ id }, { max })]]
      }),
    )
  const present = { form: toContact(detail), version: detail.version ?? 0 }
  const draft = useOwnerDraft(
    { owner: user, onProblem: (problem) => services.reportError(new Error(problem), 'formDraft') },
    { name: company.modify.id, initial: present.form, version: present.version },
  )
  const form = useForm({
    draft,
    present,
    timezone,
    check: (values) => toProblemTexts(contactProblems(values)),
    // As the contract takes them: trimmed.
    save: async (values) =>
      saving.mutateAsync({ ...company.contactFields.parse(values), ...versionPart(draft.seenVersion) }),
    refusedFields: (error) =>
      toProblemTexts(
        contactProblemsAt(error instanceof ApiError ? Object.keys(error.detail.fields ?? {}) : []),
      ),
    onSaved: () => {
      services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'company.edit.title' })}
      okText={formatMessage({ id: 'company.edit.save' })}
      form={form}
      onClose={onClose}
    >
      {CONTACT_FIELDS.map((field) => (
        <TextField
          key={field}
          label={formatMessage({ id: `company.fact.${field}` })}
          type={field === 'contactEmail' ? 'email' : field === 'contactTel' ? 'tel' : 'text'}
          {...form.field(field)}
        />
      ))}
    </FormDialog>
  )
}
