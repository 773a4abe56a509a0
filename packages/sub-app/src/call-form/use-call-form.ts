import type { BodyOf, Call, DataOf } from '@console/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useFormDraft } from '../form-draft/use-form-draft.ts'
import { useHost } from '../host-context.tsx'
import { ApiError } from '../http/api-error.ts'
import { failureText } from '../http/failure-text.ts'

/** What a form begins with; of a thing that others may change too, as it is at this moment, with its version. */
type Present<Form> = { form: Form; version?: number }

type FormOptions<C extends Call, Form> = {
  present: Present<Form>
  /**
   * Of which thing, or in which one, what is typed is kept through a reload; `new` for one that belongs in none. Null:
   * nothing is typed that would be worth it, or it confirms something.
   */
  draftId: number | string | null
  /** Two forms of the same name and id keep one draft, such as a first try and the next; the call's id unless given. */
  draftName?: string
  /** What is sent: the form, the version that the person saw, and what the page knows besides. */
  toBody: (form: Form, seenVersion: number) => BodyOf<C>
  /** What a field has to be, for one that the contract does not take. */
  hints: Partial<Record<keyof Form & string, string>>
  /** Fields that refusals are about, by the refusals' codes; another is about the whole. */
  refusedFields?: Readonly<Partial<Record<number, keyof Form & string>>>
  /** Calls whose answers are another after this one. */
  changes: readonly Call[]
  /** A failure is told in a toast too, beside the place that it has in the form (PROJ-017, PROV-022). */
  hasToast?: boolean
  onDone: (answer: DataOf<C>, form: Form) => void
}

/** Of a thing without versions, which the body then does not name. */
const NO_VERSION = 0

/**
 * The state of a form that sends one call: checks the fields by the contract, keeps what was typed through every
 * failure, and puts each complaint where it belongs. When somebody else changed the thing meanwhile, the person chooses.
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
  // As the person saw it when the form opened, and from then on when they say that they know of a change.
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
      // Also after a refusal: what is shown may be what made it fail.
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

  /** What is taken now is complained about no more; what is not is told what it has to be. */
  function look(name: string, typed: Form) {
    const { [name]: told, ...others } = problems
    if (told === undefined) return
    const isRefused = refusedNames(toBody(typed, seenVersion)).includes(name)
    setProblems(isRefused ? { ...others, [name]: hintAt(name) ?? '' } : others)
    // What was answered stood at the field, and does not move to the foot of the form.
    sending.reset()
  }

  /** Shows the thing as it is now. */
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
    /** What went wrong with the whole; complaints about fields stand there. */
    failure: sending.error === null || isSaidElsewhere ? null : failureText(sending.error),
    /** Set while the thing is no longer what the person saw: to go on with what they changed, or with what is there. */
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
    /** What was typed before a reload or another sign-in, and how to be rid of it, as on cancelling. */
    draft: { keptAt: draft.keptAt, timezone, discard },
    submit,
    /** What a field of the form needs to be drawn. */
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
