import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageSurface } from '../base/page/PageSurface.tsx'
import { signInAddress } from '../base/paths.ts'

/** Shown when nobody is signed in: signing in returns here. */
export function SignedOutPage() {
  const { formatMessage } = useIntl()
  return (
    <PageSurface isEntrance title={formatMessage({ id: 'work.signedOut.title' })}>
      <p>{formatMessage({ id: 'work.signedOut.text' })}</p>
      <p>
        <Button type="primary" href={signInAddress()}>
          {formatMessage({ id: 'assistant.toSignIn' })}
        </Button>
      </p>
    </PageSurface>
  )
}
