import { factor, session as sessionCalls } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import type { HttpClient } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormBody } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { logError } from '../../base/log.ts'
import type { ConsoleContext } from '../../runtime/context/console-context.ts'
import { KeyForm, type FactorParts } from '../account/factor/FactorSetUp.tsx'
import { RecoveryCodes } from '../account/factor/RecoveryCodes.tsx'
import { ForcedPageFrame, type ForcedPageProps } from './ForcedPageFrame.tsx'
import styles from '../account/factor/factor.module.css'

/** The company demands a second factor, and there is none: nothing else works until it is set up. */
export function ForcedFactorPage(props: ForcedPageProps) {
  return (
    <ForcedPageFrame context={props.context}>
      <ForcedFactor {...props} />
    </ForcedPageFrame>
  )
}

function ForcedFactor({ user, context, client, toasts }: ForcedPageProps) {
  const { formatMessage } = useIntl()
  const { language } = usePreferences()
  const [secret, setSecret] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const parts: FactorParts = {
    client,
    toast: toasts,
    username: user.username,
    product: `${context.brand.title[language]} ${user.tenantName}`,
  }
  return (
    <>
      <h1 className={styles['title']}>
        {formatMessage({ id: codes === null ? 'factor.forced' : 'factor.codes' })}
      </h1>
      {codes !== null ? (
        <RecoveryCodes parts={parts} codes={codes} onDone={context.stage.reload} />
      ) : secret !== null ? (
        <KeyForm parts={parts} secret={secret} onConfirmed={setCodes} onBack={() => setSecret(null)} />
      ) : (
        <StartForm client={client} onStarted={setSecret} onLeave={() => leave(client, context)} />
      )}
    </>
  )
}

type StartFormProps = { client: HttpClient; onStarted: (secret: string) => void; onLeave: () => void }

/** Why, and the first step. The session has just begun with the password: it is not asked for again. */
function StartForm({ client, onStarted, onLeave }: StartFormProps) {
  const { formatMessage } = useIntl()
  const form = useForm({
    draft: useFormValues({}),
    save: async () => client.send(factor.start, { body: {}, isQuiet: true }),
    onSaved: ({ secret }) => onStarted(secret),
  })
  return (
    <FormBody
      form={form}
      className={styles['form']}
      footer={
        <div className="ui-wrap ui-gap-8">
          <Button type="primary" size="large" htmlType="submit" loading={form.isSending}>
            {formatMessage({ id: 'factor.setUp' })}
          </Button>
          <Button size="large" onClick={onLeave}>
            {formatMessage({ id: 'factor.forced.leave' })}
          </Button>
        </div>
      }
    >
      <p className="ui-no-margin ui-body ui-muted">{formatMessage({ id: 'factor.forced.text' })}</p>
    </FormBody>
  )
}

function leave(client: HttpClient, { session }: ConsoleContext): void {
  const token = session.getToken()
  if (token === null) return
  client
    .send(sessionCalls.logout, { body: { token, clientId: sessionCalls.CLIENT_ID }, isQuiet: true })
    .catch((error: unknown) => {
      logError('The session could not be ended on the server', error)
    })
  session.end('signedOut')
}
