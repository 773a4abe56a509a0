import type { documents } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { OrchidFlower } from '@console/ui/flower'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { consolePaths } from '../../base/paths.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'
import styles from './static-pages.module.css'

/** Points to the tenant's administrator, who can set a new password (SHELL-Q39). */
export function ForgotPasswordPage({ brand }: { brand: documents.Brand }) {
  return <StaticPage brand={brand} messages="forgotPassword" />
}

/** Says that the assistant with its sign-up page is not installed (SHELL-Q39, R19). */
export function RegisterPage({ brand }: { brand: documents.Brand }) {
  return <StaticPage brand={brand} messages="register" />
}

type StaticPageProps = { brand: documents.Brand; messages: 'forgotPassword' | 'register' }

/** A title, a sentence and a link back to sign-in. */
function StaticPage({ brand, messages }: StaticPageProps) {
  const { formatMessage } = useIntl()
  const { language, themeMode } = usePreferences()
  const title = formatMessage({ id: `${messages}.title` })
  useEffect(() => {
    document.title = `${brand.title[language]} - ${title}`
  }, [brand, language, title])
  return (
    <PublicPageFrame brand={brand} decoration={<OrchidFlower mode={themeMode} />}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{formatMessage({ id: `${messages}.text` })}</p>
      <Button className={styles['back'] ?? ''} type="primary" size="large" block href={consolePaths.login}>
        {formatMessage({ id: 'signIn.backToSignIn' })}
      </Button>
    </PublicPageFrame>
  )
}
