import type { HttpClient } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormBody, PasswordField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../base/page/PageSurface.tsx'
import { consolePaths } from '../../base/paths.ts'
import { signIn } from '../queries/own-seat.ts'
import type { SeatEnd } from '../queries/seat-session.ts'
import styles from './SignInPanel.module.css'

type SignInPanelProps = { client: HttpClient; end: SeatEnd | null; onSignedIn: (token: string) => void }

const LIMITS = { username: 64, password: 128 } as const

export function SignInPanel({ client, end, onSignedIn }: SignInPanelProps) {
  const { formatMessage } = useIntl()
  const form = useForm({
    draft: useFormValues({ username: '', password: '' }),
    check: ({ username, password }) => ({
      ...(username.trim() === '' ? { username: formatMessage({ id: 'seat.signIn.usernameMissing' }) } : {}),
      ...(password === '' ? { password: formatMessage({ id: 'seat.signIn.passwordMissing' }) } : {}),
    }),
    save: (values) => signIn(client, values),
    onSaved: ({ token }) => onSignedIn(token),
  })
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
