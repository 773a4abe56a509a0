import { type DataOf, links, type PasswordPolicy, passwordRuleProblems, signUp } from '@console/contracts'
import { ApiError, useOwnerDraft } from '@console/sub-app'
import { type FieldBinding, useForm } from '@console/sub-app/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from '../../../base/page/page-context.ts'
import { useCreateAccount, useInvitation } from '../../queries/sign-up.ts'

const SIGN_UP_FIELDS = ['invite', 'username', 'name', 'password', 'confirmPassword'] as const

const { SIGN_UP_REFUSALS } = signUp

/** `said`: the server's own words against a field, in the language of the request. */
type FieldProblems = Partial<Record<SignUpField, SignUpProblem | { said: string }>>

/** The form, its problems found here or by the server, and the two calls. */
export function useSignUp() {
  const { formatMessage } = useIntl()
  const { config } = usePage()
  const policy = config.passwordPolicy
  const [link] = useState(() => links.readLink(links.signUp, new URLSearchParams(window.location.search)))
  const [done, setDone] = useState<(DataOf<typeof signUp.create> & { username: string }) | null>(null)
  const linkCode = link.values.invite ?? ''
  const toProblemTexts = (problems: FieldProblems): Partial<Record<SignUpField, string>> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        typeof problem === 'string' ? formatMessage({ id: `signUp.problem.${problem}` }) : problem.said,
      ]),
    )
  // The code of the link is checked first, so that nobody fills in the form in vain.
  const invitation = useInvitation(linkCode)
  const create = useCreateAccount()
  const form = useForm({
    draft: useOwnerDraft<SignUpForm>(
      { owner: null, onProblem: logDraftProblem },
      {
        name: signUp.create.id,
        id: linkCode,
        initial: { invite: linkCode, username: '', name: '', password: '', confirmPassword: '' },
        without: ['password', 'confirmPassword'],
      },
    ),
    check: (values) => toProblemTexts(signUpProblems(values, policy)),
    save: create,
    refusedFields: (error) => toProblemTexts(toFieldProblems(error, policy)),
    onSaved: ({ company }, { username }) => setDone({ company, username: username.trim() }),
  })
  const isLinkCode = form.values.invite === linkCode
  const linkProblem = isLinkCode
    ? toProblemTexts(
        link.malformed.includes('invite')
          ? { invite: 'codeUnknown' }
          : invitation.isError
            ? toFieldProblems(invitation.error, policy)
            : {},
      )
    : {}
  return {
    form,
    /** A field of the form; for the link's own code, its problem includes the server's answer to that code. */
    field: (name: SignUpField): FieldBinding<string> => {
      const field = form.field(name)
      return { ...field, problem: field.problem ?? linkProblem[name] }
    },
    inviter: isLinkCode ? (invitation.data?.company ?? null) : null,
    done,
    policy,
  }
}

function logDraftProblem(problem: string): void {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.warn(problem)
}

function toFieldProblems(error: Error, policy: PasswordPolicy): FieldProblems {
  if (!(error instanceof ApiError)) return {}
  if (error.kind === 'refusal') return problemsOfRefusal(error.code, policy)
  const { fields = {} } = error.detail
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => SIGN_UP_FIELDS.some((field) => field === name))
      .map(([name, said]) => [name, { said }]),
  )
}

type SignUpField = (typeof SIGN_UP_FIELDS)[number]

type SignUpForm = Record<SignUpField, string>

/** Message ids of the problems, so that they follow a switch of the language. */
type SignUpProblem =
  | 'inviteMissing'
  | 'codeUnknown'
  | 'codeExpired'
  | 'codeUsed'
  | 'usernameMissing'
  | 'usernameForm'
  | 'usernameTaken'
  | 'nameMissing'
  | 'passwordMissing'
  | 'sameAsAccount'
  | 'rule.default'
  | 'rule.long'
  | 'confirmMissing'
  | 'confirmDiffers'

type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>

/** Checked before anything is sent; the server checks the same rule. */
function signUpProblems(
  { invite, username, name, password, confirmPassword }: SignUpForm,
  policy: PasswordPolicy,
): SignUpProblems {
  const problems: SignUpProblems = {}
  if (invite.trim() === '') problems.invite = 'inviteMissing'
  if (username.trim() === '') problems.username = 'usernameMissing'
  else if (!signUp.USERNAME_PATTERN.test(username.trim())) problems.username = 'usernameForm'
  if (name.trim() === '') problems.name = 'nameMissing'
  const broken = passwordRuleProblems(password, { username: username.trim(), policy })
  if (password === '') problems.password = 'passwordMissing'
  else if (broken.includes('sameAsAccount')) problems.password = 'sameAsAccount'
  else if (broken.length > 0) problems.password = `rule.${policy}`
  if (confirmPassword === '') problems.confirmPassword = 'confirmMissing'
  else if (confirmPassword !== password) problems.confirmPassword = 'confirmDiffers'
  return problems
}

/** The problems of a refusal, as message ids; empty when it concerns no field. */
function problemsOfRefusal(code: number | null, policy: PasswordPolicy): SignUpProblems {
  switch (code) {
    case SIGN_UP_REFUSALS.codeUnknown:
      return { invite: 'codeUnknown' }
    case SIGN_UP_REFUSALS.codeExpired:
      return { invite: 'codeExpired' }
    case SIGN_UP_REFUSALS.codeUsed:
      return { invite: 'codeUsed' }
    case SIGN_UP_REFUSALS.usernameTaken:
      return { username: 'usernameTaken' }
    case SIGN_UP_REFUSALS.sameAsAccount:
      return { password: 'sameAsAccount' }
    case SIGN_UP_REFUSALS.ruleBroken:
      return { password: `rule.${policy}` }
    case SIGN_UP_REFUSALS.confirmationDiffers:
      return { confirmPassword: 'confirmDiffers' }
    default:
      return {}
  }
}
