import type { BodyOf, Call, DataOf } from '@console/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useFormDraft } from '../form-draft/use-form-draft.ts'
import { useHost } from '../host-context.tsx'
import { ApiError } from '../http/api-error.ts'
import { failureText } from '../http/failure-text.ts'

/** The initial values of a form; for a versioned record its current values and version. */
type Present<Form> = { form: Form; version?: number }

type FormOptions<C extends Call, Form> = {
  present: Present<Form>
  /**
   * The record that the draft belongs to; `new` for a new one. The draft survives a reload. Null: no draft is stored,
   * since the form only confirms something or holds nothing worth storing.
   */
  draftId: number | string | null
  /** Forms with the same name and id share one draft; defaults to the call's id. */
  draftName?: string
  /** The request body: the form, the version that the user saw, and what the page adds. */
  toBody: (form: Form, seenVersion: number) => BodyOf<C>
  /** The message of a field that fails the contract's validation. */
  hints: Partial<Record<keyof Form & string, string>>
  /** The field that a refusal belongs to, by its code; other refusals concern the whole form. */
  refusedFields?: Readonly<Partial<Record<number, keyof Form & string>>>
  /** Calls whose cached answers this one invalidates. */
  changes: readonly Call[]
  /** A failure is shown in a toast too, besides in the form (PROJ-017, PROV-022). */
  hasToast?: boolean
  onDone: (answer: DataOf<C>, form: Form) => void
}

/** For records without versions; the body then has none. */
const NO_VERSION = 0

/**
 * The state of a form that sends one call: validates the fields by the contract, keeps the input through every
 * failure, and shows each problem at its field. On a conflicting change by somebody else the user chooses.
 */
export function useCallForm<C extends Call, Form extends Record<string, unknown>>(
  call: C,
  {
    present,
    draftId,
    draftName = call.id,
    toBody,
    hints,
    refusedFields = {},
    changes,
    hasToast = false,
    onDone,
  }: FormOptions<C, Form>,
) {
  const { client, timezone } = useHost()
  const queryClient = useQueryClient()
  const version = present.version ?? NO_VERSION
  // The record as the user saw it when the form opened, or when they last acknowledged a change.
  const [seen, setSeen] = useState({ form: present.form, version })
  const draft = useFormDraft({
    name: draftName,
    id: draftId,
    initial: seen.form,
    version: seen.version,
  })
  const { form, seenVersion } = draft
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const hintAt = (name: string): string | undefined =>
    Object.entries<string | undefined>(hints).find(([key]) => key === name)?.[1]

  const sending = useMutation({
    mutationFn: async (body: BodyOf<C>) => client.send(call, { body, isQuiet: !hasToast }),
    onSettled: async () => {
      // Also after a refusal: stale data may have caused it.
      await Promise.all(changes.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
    },
    onSuccess: (answer) => {
      draft.discard()
      onDone(answer, form)
    },
    onError: (error) => {
      setProblems(error instanceof ApiError ? problemsOf(error) : {})
    },
  })

  function problemsOf(error: ApiError): Readonly<Record<string, string>> {
    const refused = error.code === null ? undefined : refusedFields[error.code]
    return refused === undefined ? (error.detail.fields ?? {}) : { [refused]: failureText(error) }
  }

  const refusedNames = (body: BodyOf<C>): readonly string[] =>
    call.body.safeParse(body).error?.issues.map(({ path }) => String(path[0])) ?? []

  /** Clears the problem of a field that is now valid, and updates it for one that is not. */
  function look(name: string, typed: Form) {
    const { [name]: told, ...others } = problems
    if (told === undefined) return
    const isRefused = refusedNames(toBody(typed, seenVersion)).includes(name)
    setProblems(isRefused ? { ...others, [name]: hintAt(name) ?? '' } : others)
    // The refusal was shown at the field and must not move to the foot of the form.
    sending.reset()
  }

  /** Resets the form to the current record. */
  function discard() {
    setSeen({ form: present.form, version })
    setProblems({})
    draft.discard()
    sending.reset()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const body = toBody(form, seenVersion)
    const names = refusedNames(body)
    setProblems(Object.fromEntries(names.map((name) => [name, hintAt(name) ?? ''])))
    if (names.length === 0) sending.mutate(body)
  }

  const isOutdated = version !== seenVersion
  const isSaidElsewhere = isOutdated || Object.keys(problems).some((name) => name in form)
  return {
    form,
    isSending: sending.isPending,
    /** The problem of the whole form; problems of fields are shown there. */
    failure: sending.error === null || isSaidElsewhere ? null : failureText(sending.error),
    /** Set while the record has changed since the user saw it: keep their changes, or take the current record. */
    conflict: isOutdated
      ? {
          keepMine: () => {
            setSeen({ form: present.form, version })
            draft.keepMine({ form: present.form, version })
            sending.reset()
          },
          takeTheirs: discard,
        }
      : null,
    /** A draft from before a reload or another sign-in, and how to discard it, as on cancelling. */
    draft: { keptAt: draft.keptAt, timezone, discard },
    submit,
    /** The props of a field. */
    field: <Name extends keyof Form & string>(name: Name) => ({
      value: form[name],
      problem: problems[name],
      onChange: (value: Form[Name]) => {
        const typed = { ...form, [name]: value }
        draft.setForm(typed)
        look(name, typed)
      },
    }),
  }
}
