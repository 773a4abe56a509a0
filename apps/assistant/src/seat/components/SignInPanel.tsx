import type { HttpClient } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormBody, PasswordField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../base/page/PageSurface.tsx'
import { consolePaths } from '../../base/paths.ts'
import { sendCode, signIn } from '../queries/own-seat.ts'
import type { SeatEnd } from '../queries/seat-session.ts'
import styles from './SignInPanel.module.css'

type SignInPanelProps = { client: HttpClient; end: SeatEnd | null; onSignedIn: (token: string) => void }

const LIMITS = { username: 64, password: 128, code: 64 } as const

export function SignInPanel({ client, end, onSignedIn }: SignInPanelProps) {
  const { formatMessage } = useIntl()
  const [ticket, setTicket] = useState<string | null>(null)
  const form = useForm({
    draft: useFormValues({ username: '', password: '' }),
    check: ({ username, password }) => ({
      ...(username.trim() === '' ? { username: formatMessage({ id: 'seat.signIn.usernameMissing' }) } : {}),
      ...(password === '' ? { password: formatMessage({ id: 'seat.signIn.passwordMissing' }) } : {}),
    }),
    save: (values) => signIn(client, values),
    onSaved: (answer) => {
      if ('token' in answer) onSignedIn(answer.token)
      else setTicket(answer.ticket)
    },
  })
  if (ticket !== null) {
    const back = () => setTicket(null)
    return <CodePanel client={client} ticket={ticket} onSignedIn={onSignedIn} onBack={back} />
  }
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'seat.signIn.title' })}
      intro={formatMessage({ id: 'seat.signIn.intro' })}
    >
      {end !== null && (
        <p className={styles['ended']} role="status">
          {end.reason === 'kickedOff' && end.fromIp !== ''
            ? formatMessage({ id: 'seat.ended.kickedOffFrom' }, { address: end.fromIp })
            : formatMessage({ id: `seat.ended.${end.reason}` })}
        </p>
      )}
      <FormBody
        form={form}
        className={styles['form']}
        footer={
          <Button type="primary" size="large" htmlType="submit" block loading={form.isSending}>
            {formatMessage({ id: 'seat.signIn.submit' })}
          </Button>
        }
      >
        <TextField
          label={formatMessage({ id: 'seat.signIn.username' })}
          input={{
            name: 'username',
            size: 'large',
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: LIMITS.username,
          }}
          {...form.field('username')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={formatMessage({ id: 'seat.signIn.password' })}
          {...form.field('password')}
        />
      </FormBody>
      <p className={styles['other']}>
        {formatMessage({ id: 'seat.signIn.noAgent' })}{' '}
        <a href={consolePaths.login}>{formatMessage({ id: 'assistant.toConsole' })}</a>
      </p>
    </PageSurface>
  )
}

type CodePanelProps = Pick<SignInPanelProps, 'client' | 'onSignedIn'> & { ticket: string; onBack: () => void }

/** The second step: a code of the authenticator app, or a recovery code. */
function CodePanel({ client, ticket, onSignedIn, onBack }: CodePanelProps) {
  const { formatMessage } = useIntl()
  const form = useForm({
    draft: useFormValues({ code: '' }),
    check: ({ code }) =>
      code.trim() === '' ? { code: formatMessage({ id: 'seat.signIn.codeMissing' }) } : {},
    save: ({ code }) => sendCode(client, { ticket, code }),
    onSaved: ({ token }) => onSignedIn(token),
  })
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'seat.signIn.title' })}
      intro={formatMessage({ id: 'seat.signIn.codeText' })}
    >
      <FormBody
        form={form}
        className={styles['form']}
        focusesFirst
        footer={
          <>
            <Button type="primary" size="large" htmlType="submit" block loading={form.isSending}>
              {formatMessage({ id: 'seat.signIn.submit' })}
            </Button>
            <Button size="large" block onClick={onBack}>
              {formatMessage({ id: 'seat.signIn.back' })}
            </Button>
          </>
        }
      >
        <TextField
          label={formatMessage({ id: 'seat.signIn.code' })}
          input={{
            name: 'one-time-code',
            size: 'large',
            autoComplete: 'one-time-code',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: LIMITS.code,
          }}
          {...form.field('code')}
        />
      </FormBody>
    </PageSurface>
  )
}
