import { factor, session as sessionCalls, type user as userCalls } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { createQueryClient, failureText, MoreTexts, type HttpClient } from '@console/sub-app'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { logError } from '../../base/log.ts'
import type { ConsoleContext } from '../../runtime/context/console-context.ts'
import type { Toasts } from '../../runtime/services/toasts.tsx'
import { accountTexts } from '../account/account-texts.ts'
import { KeyForm, type FactorParts } from '../account/factor/FactorSetUp.tsx'
import { RecoveryCodes } from '../account/factor/RecoveryCodes.tsx'
import { PublicPageFrame } from '../sign-in/PublicPageFrame.tsx'
import styles from '../account/factor/factor.module.css'

type ForcedFactorPageProps = {
  user: userCalls.UserInfo
  context: ConsoleContext
  client: HttpClient
  toasts: Toasts
}

/** The company demands a second factor, and there is none: nothing else works until it is set up. */
export function ForcedFactorPage(props: ForcedFactorPageProps) {
  const { brand, config } = props.context
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <MoreTexts texts={accountTexts}>
        <PublicPageFrame brand={brand} version={config.version}>
          <ForcedFactor {...props} />
        </PublicPageFrame>
      </MoreTexts>
    </QueryClientProvider>
  )
}

function ForcedFactor({ user, context, client, toasts }: ForcedFactorPageProps) {
  const { formatMessage } = useIntl()
  const { language } = usePreferences()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const starting = useMutation({
    // The session has just begun with the password.
    mutationFn: async () => client.send(factor.start, { body: {}, isQuiet: true }),
  })
  const parts: FactorParts = {
    client,
    toast: toasts,
    username: user.username,
    product: `${context.brand.title[language]} ${user.tenantName}`,
  }
  const { data, error, isPending } = starting
  return (
    <>
      <h1 className={styles['title']}>
        {formatMessage({ id: codes === null ? 'factor.forced' : 'factor.codes' })}
      </h1>
      {codes !== null && <RecoveryCodes parts={parts} codes={codes} onDone={context.stage.reload} />}
      {codes === null && data !== undefined && (
        <KeyForm parts={parts} secret={data.secret} onConfirmed={setCodes} onBack={starting.reset} />
      )}
      {codes === null && data === undefined && (
        <div className={styles['form']}>
          <p className="ui-no-margin ui-body ui-muted">{formatMessage({ id: 'factor.forced.text' })}</p>
          {error !== null && (
            <p className="ui-no-margin ui-small ui-error" role="alert">
              {failureText(error)}
            </p>
          )}
          <div className="ui-wrap ui-gap-8">
            <Button type="primary" size="large" loading={isPending} onClick={() => starting.mutate()}>
              {formatMessage({ id: 'factor.setUp' })}
            </Button>
            <Button size="large" onClick={() => leave(client, context)}>
              {formatMessage({ id: 'factor.forced.leave' })}
            </Button>
          </div>
        </div>
      )}
    </>
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
