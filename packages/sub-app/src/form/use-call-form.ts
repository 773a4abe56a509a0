import type { BodyOf, Call, DataOf } from '@console/contracts'
import { useState } from 'react'
import { useFormDraft } from '../form-draft/use-form-draft.ts'
import { useHost } from '../host/host-context.tsx'
import { ApiError } from '../http/api-error.ts'
import { failureText } from '../http/failure-text.ts'
import type { CallKeyInput } from '../queries/call-query.ts'
import { useCallMutation } from '../queries/use-call-mutation.ts'
import type { FieldProblems, FormChecks } from './use-field-problems.ts'
import { useFormObject, type FormObject } from './use-form-object.ts'
import { withConflict } from './with-conflict.ts'

/** Initial values of a form; for a record that others may change too, its current values and version. */
type Present<Values> = { form: Values; version?: number | undefined }

type CallFormOptions<C extends Call, Values extends object> = Omit<FormChecks<Values>, 'refusedFields'> & {
  present: Present<Values>
  /**
   * Id of the record, or of its parent, under which the typed values survive a reload; `new` for a record without a parent.
   * Null: the form has no input that is worth storing, or it only confirms something.
   */
  draftId: number | string | null
  /** Two forms of the same name and id share one draft, such as a first try and the next; the call's id unless given. */
  draftName?: string
  /** Values that are not stored, such as which button was pressed. */
  without?: readonly (keyof Values & string)[]
  /** Builds the body to send: the values, the version that the person saw, and what the page knows besides. */
  toBody: (values: Values, seenVersion: number) => BodyOf<C>
  /** Input to send beside the body. */
  input?: Omit<CallKeyInput<C>, 'body'>
  /** Requirement of each field, shown for a value that the contract does not take. */
  hints: FieldProblems<Values>
  /** Fields that refusals are about, by the refusals' codes; any other refusal is about the whole form. */
  refusedFields?: Readonly<Partial<Record<number, keyof Values & string>>>
  /** Calls whose answers differ after this one. */
  changes: readonly Call[]
  /** A failure is shown in a toast too, besides the message in the form (PROJ-017, PROV-022). */
  hasToast?: boolean
  onDone: (answer: DataOf<C>, values: Values) => void
}

/** Version of a thing without versions, which the body then does not name. */
const NO_VERSION = 0

/**
 * The state of a form that sends one call: checks the fields by the contract, keeps what was typed through every
 * failure, and puts each complaint where it belongs. When somebody else changed the thing meanwhile, the person chooses.
 */
export function useCallForm<C extends Call, Values extends object>(
  call: C,
  options: CallFormOptions<C, Values>,
): FormObject<Values> {
  const { present, draftId, draftName = call.id, without, toBody, input, changes } = options
  const { hints, refusedFields = {}, check, checkTyped, hasToast = false, onDone } = options
  const { timezone } = useHost()
  const version = present.version ?? NO_VERSION
  // The record as the person saw it when the form opened, or when they last acknowledged a change.
  const [seen, setSeen] = useState({ form: present.form, version })
  const draft = useFormDraft({
    name: draftName,
    id: draftId,
    initial: seen.form,
    version: seen.version,
    without,
  })
  const { seenVersion } = draft
  const hintTexts = new Map(Object.entries<string | undefined>(hints))
  const sending = useCallMutation(call, {
    toInput: (values: Values): CallKeyInput<C> => ({ ...input, body: toBody(values, seenVersion) }),
    changes,
    hasToast,
    onSuccess: (answer, values) => {
      draft.discard()
      onDone(answer, values)
    },
  })
  const form = useFormObject<Values>({
    draft,
    sending,
    timezone,
    check: (values) => ({
      ...contractProblems(call, toBody(values, seenVersion), hintTexts),
      ...check?.(values),
    }),
    checkTyped,
    refusedFields: (error) => refusedProblems(error, refusedFields),
  })
  /** Shows the thing as it is now. */
  const discard = () => {
    setSeen({ form: present.form, version })
    form.draft.discard()
  }
  const versioned = { ...form, draft: { ...form.draft, discard } }
  if (version === seenVersion) return withConflict(versioned, null)
  return withConflict(versioned, {
    present: present.form,
    draft,
    keepMine: () => {
      setSeen({ form: present.form, version })
      draft.keepMine({ form: present.form, version })
      sending.reset()
    },
    takeTheirs: discard,
  })
}

/** Fields that the contract does not take, with their requirements. */
function contractProblems(
  call: Call,
  body: unknown,
  hints: ReadonlyMap<string, string | undefined>,
): Record<string, string> {
  const issues = call.body.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path }) => [String(path[0]), hints.get(String(path[0])) ?? '']))
}

/** The server's complaints about fields: by the code of its refusal, or by their names. */
function refusedProblems(
  error: Error,
  byCode: Readonly<Partial<Record<number, string>>>,
): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const refused = error.code === null ? undefined : byCode[error.code]
  return refused === undefined ? (error.detail.fields ?? {}) : { [refused]: failureText(error) }
}

/**
 * The part of a body that names the version that was seen; empty for a record whose versions the platform does not count
 * (R60).
 */
export function versionPart(seen: number): { version?: number } {
  return seen === 0 ? {} : { version: seen }
}
