import { factor } from '@console/contracts'
import { ApiError, failureText, type HostServices, type HttpClient } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { copyText, CopyRefusedError } from '@console/ui'
import { FormBody, PasswordField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { optionalPart } from '../../../base/optional-part.ts'
import { toGroups, toKeyUri } from './key-uri.ts'
import styles from './factor.module.css'

/** The key is beside the image as text: without the image the set-up works as well. */
const KeyImage = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-key-image" */ './KeyImage.tsx')).KeyImage,
)

const { wrongCode, passwordWrong } = factor.FACTOR_REFUSALS
const CODE_INPUT = {
  name: 'one-time-code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 64,
} as const

/** Services of the parts of the set-up, in the user menu and before the console opens. */
export type FactorParts = {
  client: HttpClient
  toast: Pick<HostServices['toast'], 'success' | 'error'>
  username: string
  /** Product and company, as authenticator apps list the account. */
  product: string
}

type Proof = { password: string; code: string }

type ProofFormProps<Answer> = {
  text: string
  okText: string
  needsCode: boolean
  isDestructive?: boolean
  send: (proof: Proof) => Promise<Answer>
  onDone: (answer: Answer) => void
  onBack?: () => void
}

/** The password once more, and a code where a factor is on: a refusal is shown at the field that it is about. */
export function ProofForm<Answer>(props: ProofFormProps<Answer>) {
  const { text, okText, needsCode, isDestructive = false, send, onDone, onBack } = props
  const { formatMessage } = useIntl()
  const form = useForm({
    draft: useFormValues<Proof>({ password: '', code: '' }),
    check: ({ password, code }) => ({
      ...(password === '' ? { password: formatMessage({ id: 'factor.passwordMissing' }) } : {}),
      ...(needsCode && code.trim() === '' ? { code: formatMessage({ id: 'factor.codeMissing' }) } : {}),
    }),
    save: send,
    refusedFields,
    onSaved: onDone,
    staysAsItIs: true,
  })
  return (
    <FormBody
      form={form}
      className={styles['form']}
      focusesFirst
      footer={
        <FormButtons
          okText={okText}
          isDestructive={isDestructive}
          isSending={form.isSending}
          onBack={onBack}
        />
      }
    >
      <p className="ui-no-margin ui-small ui-muted">{text}</p>
      <PasswordField
        label={formatMessage({ id: 'factor.password' })}
        name="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      {needsCode && (
        <TextField
          label={formatMessage({ id: 'factor.code' })}
          note={formatMessage({ id: 'factor.code.note' })}
          input={CODE_INPUT}
          {...form.field('code')}
        />
      )}
    </FormBody>
  )
}

type KeyFormProps = {
  parts: FactorParts
  secret: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onBack?: () => void
}

/** The key as an image and as text, and the first code, with which the factor is on. */
export function KeyForm({ parts, secret, onConfirmed, onBack }: KeyFormProps) {
  const { formatMessage } = useIntl()
  const { client, username, product } = parts
  const form = useForm({
    draft: useFormValues({ code: '' }),
    check: ({ code }) => (code.trim() === '' ? { code: formatMessage({ id: 'factor.codeMissing' }) } : {}),
    save: async (body) => client.send(factor.confirm, { body, isQuiet: true }),
    refusedFields,
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    staysAsItIs: true,
  })
  return (
    <FormBody
      form={form}
      className={styles['form']}
      focusesFirst
      footer={
        <FormButtons
          okText={formatMessage({ id: 'factor.confirm' })}
          isSending={form.isSending}
          onBack={onBack}
        />
      }
    >
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'factor.scan' })}</p>
      <Suspense fallback={null}>
        <KeyImage
          text={toKeyUri({ secret, issuer: product, username })}
          label={formatMessage({ id: 'factor.image' }, { username })}
        />
      </Suspense>
      <KeyText parts={parts} secret={secret} />
      <TextField
        label={formatMessage({ id: 'factor.code' })}
        inputMode="numeric"
        input={CODE_INPUT}
        {...form.field('code')}
      />
    </FormBody>
  )
}

function KeyText({ parts: { toast }, secret }: { parts: FactorParts; secret: string }) {
  const { formatMessage } = useIntl()
  async function copy(): Promise<void> {
    try {
      await copyText(secret)
      toast.success(formatMessage({ id: 'settings.copied' }))
    } catch (error) {
      if (!(error instanceof CopyRefusedError)) throw error
      toast.error(formatMessage({ id: 'settings.copyFailed' }))
    }
  }
  return (
    <div className={styles['key']}>
      <span className="ui-small">
        <span className="ui-muted">{formatMessage({ id: 'factor.key' })}</span>{' '}
        <code>{toGroups(secret)}</code>
      </span>
      <Button size="small" onClick={() => void copy()}>
        {formatMessage({ id: 'factor.copyKey' })}
      </Button>
    </div>
  )
}

type FormButtonsProps = {
  okText: string
  isSending: boolean
  isDestructive?: boolean
  onBack: (() => void) | undefined
}

function FormButtons({ okText, isSending, isDestructive = false, onBack }: FormButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="ui-wrap ui-gap-8">
      <Button type="primary" danger={isDestructive} htmlType="submit" loading={isSending}>
        {okText}
      </Button>
      {onBack !== undefined && <Button onClick={onBack}>{formatMessage({ id: 'factor.back' })}</Button>}
    </div>
  )
}

function refusedFields(error: Error): Partial<Record<keyof Proof, string>> {
  if (!(error instanceof ApiError)) return {}
  if (error.code === wrongCode) return { code: failureText(error) }
  return error.code === passwordWrong ? { password: failureText(error) } : {}
}
