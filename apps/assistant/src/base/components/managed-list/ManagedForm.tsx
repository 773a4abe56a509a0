import { ApiError, useFormDraft, useHost } from '@console/sub-app'
import { type FieldBinding, useForm } from '@console/sub-app/form'
import type { BandOption } from '@console/ui'
import {
  DateField,
  type FieldProps,
  FormDialog,
  LinesField,
  LongTextField,
  MultiSelectField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  withOther,
} from '@console/ui/form'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import type { FieldValue, ManagedField } from '../managed-field.ts'
import { type FieldProblems, refusedFields, toFieldProblems } from './form-problems.ts'
import styles from './ManagedForm.module.css'

const AREA_ROWS = { minRows: 4, maxRows: 14 }

/** One field of a managed record, of its kind. */
const FieldInput = withOther(InputOfKind)

/** Wide, for long texts. */
const FORM_WIDTH = 640
/** With a conversation beside it. */
const BESIDE_WIDTH = 1160

/** The draft's name, the record's id or parent, and the record's current version. */
type DraftKey = { name: string; id?: number | string; version?: number }

type ManagedFormProps<Draft extends object> = {
  title: string
  draftKey: DraftKey
  texts: string
  /** The label of the button; Save by default. */
  okText?: string
  /** The content above the fields. */
  about?: string
  /** The subject of the form, to be read while it is filled in. */
  beside?: ReactNode
  /** Opens the next record of the work; offered as “Save and next”. */
  onNext?: (() => void) | undefined
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
  const { title, texts, okText, about, beside, fields, onNext, onClose } = props
  const { formatMessage } = useIntl()
  const goesOn = useRef(false)
  const form = useManagedForm({
    ...props,
    onSaved: () => (goesOn.current && onNext !== undefined ? onNext() : onClose()),
  })
  const save = okText ?? formatMessage({ id: 'managed.save' })
  return (
    <FormDialog
      title={title}
      width={beside === undefined ? FORM_WIDTH : BESIDE_WIDTH}
      form={form}
      focusesFirst
      onClose={onClose}
      {...(onNext === undefined
        ? { okText: save }
        : {
            okText: formatMessage({ id: 'managed.saveAndNext' }),
            onOkClick: () => (goesOn.current = true),
            otherOk: { text: save, onClick: () => (goesOn.current = false) },
          })}
    >
      <div className={styles['columns']} data-beside={beside !== undefined}>
        {beside !== undefined && <div className={styles['beside']}>{beside}</div>}
        <div className="ui-stack ui-gap-12 ui-shrinks">
          {about !== undefined && <p className={styles['about']}>{about}</p>}
          <div className={styles['fields']}>
            {fields.map((field) => (
              <div key={field.name} className="ui-shrinks" data-half={field.isHalf === true}>
                <FieldInput
                  field={field}
                  label={formatMessage({ id: `${texts}.field.${field.name}` })}
                  {...(field.hasHint === true
                    ? { note: formatMessage({ id: `${texts}.hint.${field.name}` }) }
                    : {})}
                  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of which kind a value is, its field says
                  {...(form.field(field.name) as FieldBinding<unknown> as FieldBinding<FieldValue>)}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </FormDialog>
  )
}

function useManagedForm<Draft extends object>(props: ManagedFormProps<Draft> & { onSaved: () => void }) {
  const { schema, draftKey, initial, fields, nameField, onSave, onSaved } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const draft = useFormDraft({ ...draftKey, initial })
  const { version } = draftKey
  // A restored draft, too, may have been typed for an older version.
  const isOutdated = version !== undefined && version !== draft.seenVersion
  const choices = new Set<string>(fields.flatMap(({ kind, name }) => (kind === 'choice' ? [name] : [])))

  function toProblemTexts(problems: FieldProblems): Record<string, string> {
    const texts = Object.entries(problems).map(([name, problem]) => {
      if ('text' in problem) return [name, problem.text]
      // An unset choice is 0; the limits of that number would mean nothing to people.
      const id = choices.has(name) ? 'managed.problem.needed' : problem.id
      return [name, formatMessage({ id }, { max: problem.max ?? 0 })]
    })
    return Object.fromEntries(texts)
  }

  const form = useForm({
    draft,
    timezone,
    ...(isOutdated ? { present: { form: initial, version } } : {}),
    check: (values) => {
      const { error } = schema.safeParse(values)
      return error === undefined ? {} : toProblemTexts(toFieldProblems(error))
    },
    save: async (values) => onSave(schema.parse(values)),
    refusedFields: (error) => toProblemTexts(refusedFields(error, nameField)),
    onSaved,
  })
  // The server reports a conflict, but the refetched list shows no newer version: there is nothing to choose between.
  const isConflict = form.error instanceof ApiError && form.error.status === 409
  return isConflict && !isOutdated
    ? { ...form, conflict: { text: formatMessage({ id: 'managed.conflict' }) } }
    : form
}

type FieldInputProps = FieldProps<FieldValue> & { field: ManagedField<Record<string, unknown>> }

function InputOfKind({ field, value, ...props }: FieldInputProps) {
  const { timezone } = useHost()
  switch (field.kind) {
    case 'text':
      return <TextField {...props} value={formatValue(value)} />
    case 'area':
      return <LongTextField {...props} rows={AREA_ROWS} value={formatValue(value)} />
    case 'lines':
      return <LinesField {...props} value={Array.isArray(value) ? value.map(String) : []} />
    case 'number':
    case 'decimal':
      return (
        <NumberField
          {...props}
          isDecimal={field.kind === 'decimal'}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
        />
      )
    case 'day':
      return <DateField {...props} zone={timezone} value={typeof value === 'string' ? value : ''} />
    case 'switch':
      return <SwitchField {...props} value={value === true} />
    case 'choice':
      return (
        <SelectField
          {...props}
          {...toChoiceProps(field)}
          // A value that is not among the options, such as the 0 of an empty draft, counts as unset.
          value={field.options.find((option) => option.value === value)?.value ?? null}
        />
      )
    case 'choices':
      return (
        <MultiSelectField
          {...props}
          {...toChoiceProps(field)}
          value={Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []}
          onChange={(chosen) => props.onChange(chosen.filter((one) => typeof one === 'number'))}
        />
      )
  }
}

type Choice = { options: readonly BandOption<string | number>[]; isLoading?: boolean; hasNone?: string }

function toChoiceProps({ options, isLoading = false, hasNone }: Choice) {
  return { options, isLoading, ...(hasNone === undefined ? {} : { noneText: hasNone }) }
}

function formatValue(value: FieldValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
