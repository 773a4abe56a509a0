import { AppModal, DraftNotice } from '@console/ui'
import { ApiError, failureText, useFormDraft, useHost } from '@console/sub-app'
import { useId, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import { FieldInput } from './FieldInput.tsx'
import { problemsOf, refusedFields, type FieldProblem, type FieldProblems } from './form-problems.ts'
import type { FieldValue, ManagedField } from './managed-field.ts'
import styles from './ManagedForm.module.css'

/** Wide, for long texts. */
const FORM_WIDTH = 640

/** The draft's name, the record's id or parent, and the record's current version. */
type KeptAs = { name: string; id?: number | string; version?: number }

type ManagedFormProps<Draft extends object> = {
  title: string
  keptAs: KeptAs
  texts: string
  /** The label of the button; Save by default. */
  okText?: string
  /** The content above the fields. */
  about?: string
  fields: readonly ManagedField<Draft>[]
  schema: z.ZodType<Draft, Draft>
  initial: Draft
  /** The field where the server's "name taken" is shown. */
  nameField: keyof Draft & string
  /** Rejects with the server's refusal. */
  onSave: (draft: Draft) => Promise<void>
  onClose: () => void
}

/** Creates or changes a record. The input stays through every failure. */
export function ManagedForm<Draft extends object>(props: ManagedFormProps<Draft>) {
  const { title, texts, okText, about, fields, onClose } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const formId = useId()
  const form = useManagedForm(props)
  return (
    <AppModal
      open
      title={title}
      width={FORM_WIDTH}
      okText={okText ?? formatMessage({ id: 'managed.save' })}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={form.isSaving}
      onCancel={onClose}
      cancelButtonProps={{ onClick: form.draft.discard }}
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void form.submit(event)}>
        <DraftNotice draft={form.draft} timezone={timezone} />
        {about !== undefined && <p className={styles['about']}>{about}</p>}
        {fields.map((field, index) => (
          <FormField
            key={field.name}
            isFirst={index === 0}
            field={field}
            formId={formId}
            texts={texts}
            value={form.valueOf(field.name)}
            problem={form.problems[field.name]}
            onChange={(value) => form.change(field.name, value)}
          />
        ))}
        {form.failure !== null && (
          <p className={styles['problem']} role="alert">
            {form.failure}
          </p>
        )}
      </form>
    </AppModal>
  )
}

type FormFieldProps = {
  field: ManagedField<Record<string, unknown>>
  formId: string
  isFirst: boolean
  texts: string
  value: unknown
  problem: FieldProblems[string] | undefined
  onChange: (value: FieldValue) => void
}

function FormField({ field, formId, isFirst, texts, value, problem, onChange }: FormFieldProps) {
  const { formatMessage } = useIntl()
  const id = `${formId}-${field.name}`
  const label = formatMessage({ id: `${texts}.field.${field.name}` })
  const problemText = (told: FieldProblem, kind: string) =>
    'text' in told
      ? told.text
      : // An empty choice is 0, for which the bounds of a number are meaningless to users.
        formatMessage({ id: kind === 'choice' ? 'managed.problem.needed' : told.id }, { max: told.max ?? 0 })
  const hint = field.hasHint === true ? formatMessage({ id: `${texts}.hint.${field.name}` }) : undefined
  return (
    <div className={styles['field']} data-kind={field.kind}>
      <label htmlFor={id}>{label}</label>
      <FieldInput
        field={field}
        id={id}
        label={label}
        isFirst={isFirst}
        value={value}
        isWrong={problem !== undefined}
        describedBy={problem === undefined && hint === undefined ? undefined : `${id}-note`}
        onChange={onChange}
      />
      {problem !== undefined ? (
        <span id={`${id}-note`} className={styles['problem']} role="alert">
          {problemText(problem, field.kind)}
        </span>
      ) : (
        hint !== undefined && (
          <span id={`${id}-note`} className={styles['hint']}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}

function useManagedForm<Draft extends object>(props: ManagedFormProps<Draft>) {
  const { schema, keptAs, initial, nameField, onSave, onClose } = props
  const { formatMessage } = useIntl()
  const draft = useFormDraft({ ...keptAs, initial })
  const { form } = draft
  const conflict = formatMessage({ id: 'managed.conflict' })
  const isOutdated = keptAs.version !== undefined && keptAs.version !== draft.seenVersion
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const parsed = schema.safeParse(form)
    setFailure(null)
    setProblems(parsed.success ? {} : problemsOf(parsed.error))
    if (!parsed.success) return
    setSaving(true)
    try {
      await onSave(parsed.data)
      draft.discard()
      onClose()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const refused = refusedFields(error, nameField)
      setProblems(refused)
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict) setFailure(conflict)
      else if (Object.keys(refused).length === 0) setFailure(failureText(error))
    } finally {
      setSaving(false)
    }
  }
  return {
    submit,
    draft,
    problems,
    // A restored draft may belong to an older version: saving then replaces the newer one.
    failure: failure ?? (isOutdated ? conflict : null),
    isSaving,
    valueOf: (name: keyof Draft & string): unknown => form[name],
    change: (name: keyof Draft & string, value: FieldValue) => draft.setForm({ ...form, [name]: value }),
  }
}
