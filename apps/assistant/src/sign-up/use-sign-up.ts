import { signUp } from '@console/contracts'
import { ApiError, callQuery } from '@console/sub-app'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from '../page/page-context.ts'
import { INVITE_PARAMETER } from '../paths.ts'
import {
  fieldOfRefusal,
  SIGN_UP_FIELDS,
  signUpProblems,
  type SignUpField,
  type SignUpForm,
} from './sign-up-form.ts'

type FieldTexts = Partial<Record<SignUpField, string>>

/** The form, what is wrong with it in the words of here or of the server, and the two calls. */
export function useSignUp() {
  const { formatMessage } = useIntl()
  const { client, config } = usePage()
  const [linkCode] = useState(() => new URLSearchParams(window.location.search).get(INVITE_PARAMETER) ?? '')
  const [form, setForm] = useState<SignUpForm>({
    invite: linkCode,
    username: '',
    name: '',
    password: '',
    confirmPassword: '',
  })
  const [problems, setProblems] = useState<FieldTexts>({})
  // A code is looked at before anybody fills in a form for nothing.
  const invitation = useQuery({
    ...callQuery(client, signUp.invitation, { query: { invite: linkCode } }),
    enabled: linkCode !== '',
  })
  const creation = useMutation({
    mutationFn: (body: SignUpForm) => client.send(signUp.create, { body, isQuiet: true }),
    onError: (error) => setProblems(problemsOf(error)),
  })

  const isLinkCode = form.invite === linkCode
  const linkProblems = isLinkCode && invitation.isError ? problemsOf(invitation.error) : {}

  return {
    form,
    problems: { ...linkProblems, ...problems },
    /** What concerns no field: no connection, too many attempts. */
    failure: creation.isError && Object.keys(problems).length === 0 ? textOf(creation.error) : null,
    inviter: isLinkCode ? (invitation.data?.company ?? null) : null,
    isBusy: creation.isPending,
    done: creation.data?.company ?? null,
    setField: (field: SignUpField, value: string) => {
      setForm({ ...form, [field]: value })
      setProblems({ ...problems, [field]: undefined })
    },
    submit: () => {
      if (creation.isPending) return
      const found = Object.entries(signUpProblems(form, config.passwordPolicy)).map(
        ([field, problem]) => [field, formatMessage({ id: `signUp.problem.${problem}` })] as const,
      )
      setProblems(Object.fromEntries(found))
      if (found.length > 0) creation.reset()
      else creation.mutate(form)
    },
  }
}

function problemsOf(error: Error): FieldTexts {
  if (!(error instanceof ApiError)) return {}
  const field = error.kind === 'refusal' ? fieldOfRefusal(error.code) : null
  if (field !== null) return { [field]: error.message }
  const { fields = {} } = error.detail
  return Object.fromEntries(
    SIGN_UP_FIELDS.filter((name) => name in fields).map((name) => [name, fields[name]]),
  )
}

function textOf(error: Error): string {
  return error instanceof ApiError ? (error.detail.reason ?? error.message) : error.message
}
