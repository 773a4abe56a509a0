import { subApp } from '@console/contracts'
import { useCallMutation, useCallQuery, useFormDraft, useHost } from '@console/sub-app'
import type { SlotFieldValue } from '@console/sub-app/slots'
import { NumberField, SelectField, SwitchField, TextField } from '@console/ui/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { contributionKey, type Contributed } from './use-contributions.ts'

type Field = Contributed<'formField'>

/** The fields as they are at the moment: set by them, read by the form. */
export type FieldsOfApps = {
  /** Complaints of apps, which keep the form from being sent. */
  problems: () => Record<string, string>
  /** Stores what was typed, once the record has been saved. Never rejects. */
  save: (recordId: string) => Promise<void>
}

export type SlotFieldsProps = {
  target: subApp.FieldTarget
  recordId: string | null
  contributions: readonly Field[]
  onFields: (fields: FieldsOfApps | null) => void
}

/** Waits for the end of typing. */
const TYPED_MS = 400

type Values = Record<string, SlotFieldValue>

/** Fields of apps in the form of a record: their values are data of the apps, and are stored after the record. */
export function SlotFields(props: SlotFieldsProps) {
  const { target, recordId } = props
  const stored = useCallQuery(
    subApp.fieldValues,
    { query: { target, recordIds: [recordId ?? ''] } },
    { enabled: recordId !== null },
  )
  if (recordId !== null && stored.data === undefined) return null
  // A draft fits the form by its fields: all of them are named.
  const empty = Object.fromEntries(
    props.contributions.map((field) => [toKey(field), field.slot.input === 'switch' ? false : '']),
  )
  const known = Object.fromEntries(
    (stored.data?.values ?? []).map(({ module, field, value }) => [`${module} ${field}`, value]),
  )
  return <Fields key={recordId} {...props} initial={{ ...empty, ...known }} />
}

const toKey = ({ app, slot }: Field): string => `${app.module} ${slot.id}`

function Fields({
  target,
  recordId,
  contributions,
  onFields,
  initial,
}: SlotFieldsProps & { initial: Values }) {
  const {
    form: values,
    setForm,
    discard,
  } = useFormDraft<Values>({
    name: `${subApp.saveFieldValues.id}.${target}`,
    id: recordId ?? 'new',
    initial,
  })
  const { problems, notes, check } = useChecks(recordId)
  const save = useSaveValues({ target, contributions, initial })
  const give = useEffectEvent(() =>
    onFields({
      problems: () => problems,
      save: async (id) => {
        if (await save(id, values)) discard()
      },
    }),
  )
  useEffect(() => give())
  useEffect(() => () => onFields(null), [onFields])
  return contributions.map((field) => {
    const key = toKey(field)
    return (
      <OneField
        key={contributionKey(field)}
        field={field}
        value={values[key] ?? null}
        problem={problems[key]}
        failure={notes[key]}
        onChange={(value) => {
          setForm({ ...values, [key]: value })
          check(field, value)
        }}
      />
    )
  })
}

/** Asks the apps about what was typed. One that cannot say does not keep the record from being saved. */
function useChecks(recordId: string | null) {
  const { formatMessage } = useIntl()
  const { slots } = useHost().services
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [notes, setNotes] = useState<Record<string, string>>({})
  const timers = useRef(new Map<string, number>())
  const set = (key: string, { problem, note }: { problem?: string; note?: string }): void => {
    setProblems(({ [key]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [key]: problem },
    )
    setNotes(({ [key]: _before, ...others }) => (note === undefined ? others : { ...others, [key]: note }))
  }
  async function ask(field: Field, value: Exclude<SlotFieldValue, null>, isCurrent: () => boolean) {
    const record = recordId === null ? null : { id: recordId }
    try {
      const problem = await slots.ask(field, { method: 'validate', value, record })
      if (isCurrent()) set(toKey(field), problem === null ? {} : { problem })
    } catch {
      const note = formatMessage({ id: 'slots.field.failed' }, { app: field.app.name })
      if (isCurrent()) set(toKey(field), { note })
    }
  }
  return {
    problems,
    notes,
    check: (field: Field, value: SlotFieldValue): void => {
      const key = toKey(field)
      window.clearTimeout(timers.current.get(key))
      // An empty field is always accepted.
      if (value === null || value === '') {
        timers.current.delete(key)
        set(key, {})
        return
      }
      const timer = window.setTimeout(
        () => void ask(field, value, () => timers.current.get(key) === timer),
        TYPED_MS,
      )
      timers.current.set(key, timer)
    },
  }
}

type SaveOptions = Pick<SlotFieldsProps, 'target' | 'contributions'> & { initial: Values }

/** Sends the values that have changed. What could not be stored stays typed in the form, and a message says so. */
function useSaveValues({ target, contributions, initial }: SaveOptions) {
  const { formatMessage } = useIntl()
  const { toast } = useHost().services
  const { mutateAsync } = useCallMutation(subApp.saveFieldValues, { changes: [subApp.fieldValues] })
  return async (recordId: string, values: Values): Promise<boolean> => {
    const changed = contributions.flatMap((field) => {
      const value = emptied(values[toKey(field)])
      // A preview changes nothing; its field says so.
      const isChanged = !field.app.isPreview && value !== emptied(initial[toKey(field)])
      return isChanged ? [{ module: field.app.module, field: field.slot.id, value }] : []
    })
    if (changed.length === 0) return true
    try {
      await mutateAsync({ body: { target, recordId, values: changed } })
      return true
    } catch {
      const names = contributions
        .filter(({ app, slot }) =>
          changed.some(({ module, field }) => module === app.module && field === slot.id),
        )
        .map(({ app }) => app.name)
      toast.error(formatMessage({ id: 'slots.field.notSaved' }, { app: [...new Set(names)].join(', ') }))
      return false
    }
  }
}

function emptied(value: SlotFieldValue | undefined): SlotFieldValue {
  return value === undefined || value === '' ? null : value
}

type OneFieldProps = {
  field: Field
  value: SlotFieldValue
  problem: string | undefined
  failure: string | undefined
  onChange: (value: SlotFieldValue) => void
}

function OneField({ field: { app, slot }, value, problem, failure, onChange }: OneFieldProps) {
  const { formatMessage } = useIntl()
  const common = {
    label: slot.name,
    note: failure ?? formatMessage({ id: app.isPreview ? 'slots.byPreview' : 'slots.by' }, { app: app.name }),
    problem,
  }
  switch (slot.input) {
    case 'text':
      return (
        <TextField
          {...common}
          input={{ maxLength: subApp.MAX_FIELD_CHARACTERS }}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <NumberField
          {...common}
          isDecimal
          value={typeof value === 'boolean' ? null : value}
          onChange={onChange}
        />
      )
    case 'select':
      return (
        <SelectField
          {...common}
          noneText="-"
          options={(slot.options ?? []).map((option) => ({ value: option.value, label: option.name }))}
          value={typeof value === 'string' && value !== '' ? value : null}
          onChange={onChange}
        />
      )
    case 'switch':
      return <SwitchField {...common} value={value === true} onChange={onChange} />
  }
}
