import { links, signUp, type PasswordPolicy } from '@console/contracts'
import { ApiError, failureText, useFormDraftOf } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from '../../../base/page/page-context.ts'
import { useCreateAccount, useInvitation } from '../../queries/sign-up.ts'
import {
  problemsOfRefusal,
  SIGN_UP_FIELDS,
  signUpProblems,
  type SignUpField,
  type SignUpForm,
  type SignUpProblem,
} from './sign-up-form.ts'

/** `said`: the server's message about a field, in the language of the request. */
type FieldProblems = Partial<Record<SignUpField, SignUpProblem | { said: string }>>

/** The form, its problems from here or from the server, and the two calls. */
export function useSignUp() {
  const { formatMessage } = useIntl()
  const { config } = usePage()
  const [link] = useState(() => links.readLink(links.signUp, new URLSearchParams(window.location.search)))
  const linkCode = link.values.invite ?? ''
  const draft = useFormDraftOf<SignUpForm>(
    { owner: null, onProblem: tellDraftProblem },
    {
      name: signUp.create.id,
      id: linkCode,
      initial: { invite: linkCode, username: '', name: '', password: '', confirmPassword: '' },
      without: ['password', 'confirmPassword'],
    },
  )
  const { form } = draft
  const [problems, setProblems] = useState<FieldProblems>(
    link.malformed.includes('invite') && form.invite === linkCode ? { invite: 'codeUnknown' } : {},
  )
  // The code is checked before the user fills in the form.
  const invitation = useInvitation(linkCode)
  const creation = useCreateAccount({
    onSuccess: draft.discard,
    onError: (error) => setProblems(problemsOf(error, config.passwordPolicy)),
  })

  const isLinkCode = form.invite === linkCode
  const linkProblems =
    isLinkCode && invitation.isError ? problemsOf(invitation.error, config.passwordPolicy) : {}
  const shown: FieldProblems = { ...linkProblems, ...problems }
  const textAt = (field: SignUpField) => {
    const problem = shown[field]
    return typeof problem === 'string' ? formatMessage({ id: `signUp.problem.${problem}` }) : problem?.said
  }

  return {
    form,
    /** The problem of a field, if any. */
    textAt,
    /** A problem of no field: no connection, too many attempts. */
    failure: creation.isError && Object.keys(problems).length === 0 ? failureText(creation.error) : null,
    inviter: isLinkCode ? (invitation.data?.company ?? null) : null,
    isBusy: creation.isPending,
    done: creation.data && {
      company: creation.data.company,
      username: creation.variables.username.trim(),
    },
    draft,
    setField: (field: SignUpField, value: string) => {
      draft.setForm({ ...form, [field]: value })
      setProblems({ ...problems, [field]: undefined })
    },
    submit: () => {
      if (creation.isPending) return
      const found = signUpProblems(form, config.passwordPolicy)
      setProblems(found)
      if (Object.keys(found).length > 0) creation.reset()
      else creation.mutate(form)
    },
  }
}

function tellDraftProblem(problem: string): void {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.warn(problem)
}

function problemsOf(error: Error, policy: PasswordPolicy): FieldProblems {
  if (!(error instanceof ApiError)) return {}
  if (error.kind === 'refusal') return problemsOfRefusal(error.code, policy)
  const { fields = {} } = error.detail
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => SIGN_UP_FIELDS.some((field) => field === name))
      .map(([name, said]) => [name, { said }]),
  )
}
