import type { documents } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { OrchidFlower } from '@console/ui/flower'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { consolePaths } from '../../base/paths.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'
import styles from './StaticPage.module.css'

type StaticPageProps = { brand: documents.Brand; messages: 'forgotPassword' | 'register' }

/** A title, a sentence and a link back to sign-in. */
export function StaticPage({ brand, messages }: StaticPageProps) {
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
      <Button type="primary" size="large" block href={consolePaths.login}>
        {formatMessage({ id: 'signIn.backToSignIn' })}
      </Button>
    </PublicPageFrame>
  )
}
