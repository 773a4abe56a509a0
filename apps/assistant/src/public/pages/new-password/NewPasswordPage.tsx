import { links, ownMail, passwordRuleProblems, type PasswordPolicy } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { PasswordField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from '../../../base/page/page-context.ts'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { EntranceDone } from '../../components/EntranceDone.tsx'
import { EntranceForm } from '../../components/EntranceForm.tsx'
import { useLinkToken } from '../../components/use-link-token.ts'
import { useOwnMailCalls } from '../../queries/own-mail.ts'

const { OWN_MAIL_REFUSALS } = ownMail

type Field = 'newPassword' | 'confirmNewPassword'
type ProblemId =
  | `signUp.problem.${'passwordMissing' | 'sameAsAccount' | 'confirmMissing' | 'confirmDiffers' | `rule.${PasswordPolicy}`}`
  | 'newPassword.sameAsOld'
type Problems = Partial<Record<Field, ProblemId>>

/** Sets a new password by the link of a mail. A refused password stays in the form, and the link serves on. */
export function NewPasswordPage() {
  const { formatMessage } = useIntl()
  const { config } = usePage()
  const policy = config.passwordPolicy
  const token = useLinkToken()
  const { setPassword } = useOwnMailCalls()
  const [outcome, setOutcome] = useState<'set' | 'linkInvalid' | null>(null)
  const toTexts = (problems: Problems) =>
    Object.fromEntries(Object.entries(problems).map(([field, id]) => [field, formatMessage({ id })]))
  const form = useForm({
    draft: useFormValues({ newPassword: '', confirmNewPassword: '' }),
    check: (values) => toTexts(findProblems(values, policy)),
    save: async (values) => {
      try {
        return await setPassword({ token: token ?? '', ...values })
      } catch (error) {
        if (isLinkRefused(error)) setOutcome('linkInvalid')
        throw error
      }
    },
    refusedFields: (error) => toTexts(problemsOfRefusal(error, policy)),
    onSaved: () => setOutcome('set'),
  })
  if (outcome === 'set')
    return (
      <EntranceDone
        title={formatMessage({ id: 'newPassword.done.title' })}
        text={formatMessage({ id: 'newPassword.done.text' })}
      />
    )
  if (token === null || outcome === 'linkInvalid')
    return (
      <EntranceDone
        isRefused
        title={formatMessage({ id: 'newPassword.linkInvalid.title' })}
        text={formatMessage({ id: 'newPassword.linkInvalid.text' })}
        next={{ text: formatMessage({ id: 'newPassword.again' }), href: links.forgotPassword.path }}
      />
    )
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'newPassword.title' })}
      intro={formatMessage({ id: 'newPassword.what' })}
    >
      <EntranceForm form={form} submit={formatMessage({ id: 'newPassword.submit' })}>
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          isRequired
          label={formatMessage({ id: 'newPassword.password' })}
          note={formatMessage({ id: `signUp.problem.rule.${policy}` })}
          {...form.field('newPassword')}
        />
        <PasswordField
          name="confirmNewPassword"
          autoComplete="new-password"
          isRequired
          label={formatMessage({ id: 'newPassword.confirm' })}
          {...form.field('confirmNewPassword')}
        />
      </EntranceForm>
    </PageSurface>
  )
}

/** Checked before anything is sent; the server checks the same rule, and whose account it is. */
function findProblems(
  { newPassword, confirmNewPassword }: Record<Field, string>,
  policy: PasswordPolicy,
): Problems {
  const problems: Problems = {}
  // The page does not know whose link it is.
  const broken = passwordRuleProblems(newPassword, { username: '', policy })
  if (newPassword === '') problems.newPassword = 'signUp.problem.passwordMissing'
  else if (broken.length > 0) problems.newPassword = `signUp.problem.rule.${policy}`
  if (confirmNewPassword === '') problems.confirmNewPassword = 'signUp.problem.confirmMissing'
  else if (confirmNewPassword !== newPassword) problems.confirmNewPassword = 'signUp.problem.confirmDiffers'
  return problems
}

function isLinkRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // A token that is none is refused by its form.
  return error.code === OWN_MAIL_REFUSALS.linkInvalid || error.detail.fields?.['token'] !== undefined
}

function problemsOfRefusal(error: Error, policy: PasswordPolicy): Problems {
  if (!(error instanceof ApiError) || error.kind !== 'refusal') return {}
  switch (error.code) {
    case OWN_MAIL_REFUSALS.sameAsAccount:
      return { newPassword: 'signUp.problem.sameAsAccount' }
    case OWN_MAIL_REFUSALS.sameAsOld:
      return { newPassword: 'newPassword.sameAsOld' }
    case OWN_MAIL_REFUSALS.ruleBroken:
      return { newPassword: `signUp.problem.rule.${policy}` }
    case OWN_MAIL_REFUSALS.confirmationDiffers:
      return { confirmNewPassword: 'signUp.problem.confirmDiffers' }
    default:
      return {}
  }
}
