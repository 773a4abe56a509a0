import { company } from '@console/contracts'
import { ApiError, useFormDraftOf } from '@console/sub-app'
import { AppModal, DraftNotice } from '@console/ui'
import { Input } from 'antd'
import { useId, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import type { CompanyDetail } from '../model/company-detail.ts'
import {
  CONTACT_FIELDS,
  contactOf,
  contactProblems,
  contactProblemsAt,
  type ContactProblems,
} from '../model/contact-form.ts'
import { useSaveContact } from '../queries/company.ts'
import styles from './ContactDialog.module.css'

/** What a company edits about itself. A refusal keeps the typed values and is shown at its field, or above the buttons. */
export function ContactDialog({ detail, onClose }: { detail: CompanyDetail; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services, timezone, user } = useShell()
  const formId = useId()
  const save = useSaveContact()
  const draft = useFormDraftOf(
    { owner: user, onProblem: (problem) => services.reportError(new Error(problem), 'formDraft') },
    { name: company.modify.id, initial: contactOf(detail) },
  )
  const { form, setForm } = draft
  const [problems, setProblems] = useState<ContactProblems>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (save.isPending) return
    const parsed = company.contactFields.safeParse(form)
    setProblems(contactProblems(form))
    if (!parsed.success) return
    save.mutate(parsed.data, {
      onSuccess: () => {
        draft.discard()
        services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
        onClose()
      },
      onError: (error) => {
        setProblems(contactProblemsAt(refusedFields(error)))
      },
    })
  }

  return (
    <AppModal
      open
      title={formatMessage({ id: 'company.edit.title' })}
      okText={formatMessage({ id: 'company.edit.save' })}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={save.isPending}
      onCancel={onClose}
      cancelButtonProps={{ onClick: draft.discard }}
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
        <DraftNotice draft={draft} timezone={timezone} />
        {CONTACT_FIELDS.map((field) => {
          const problem = problems[field]
          return (
            <div key={field} className={styles['field']}>
              <label htmlFor={`${formId}-${field}`}>{formatMessage({ id: `company.fact.${field}` })}</label>
              <Input
                id={`${formId}-${field}`}
                type={field === 'contactEmail' ? 'email' : field === 'contactTel' ? 'tel' : 'text'}
                value={form[field]}
                {...(problem === undefined
                  ? {}
                  : {
                      status: 'error' as const,
                      'aria-invalid': true,
                      'aria-describedby': `${formId}-${field}-problem`,
                    })}
                onChange={({ target }) => {
                  setForm({ ...form, [field]: target.value })
                }}
              />
              {problem !== undefined && (
                <span id={`${formId}-${field}-problem`} className={styles['problem']} role="alert">
                  {formatMessage({ id: problem }, { max: company.CONTACT_MAX_LENGTHS[field] })}
                </span>
              )}
            </div>
          )
        })}
        {save.error !== null && Object.keys(problems).length === 0 && (
          <p className={styles['problem']} role="alert">
            {save.error.message}
          </p>
        )}
      </form>
    </AppModal>
  )
}

/** The fields that the server refused, where it named them. */
function refusedFields(error: unknown): string[] {
  return error instanceof ApiError ? Object.keys(error.detail.fields ?? {}) : []
}
