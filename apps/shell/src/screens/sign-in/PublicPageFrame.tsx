import type { documents } from '@console/contracts'
import { PreferenceSwitches, usePreferences } from '@console/domain-ui/preferences'
import { OrchidLogo } from '@console/ui/logo'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './PublicPageFrame.module.css'

type PublicPageFrameProps = {
  brand: documents.Brand
  version?: string
  decoration?: ReactNode
  children: ReactNode
}

/** Logo and brand above, content at the left, language and theme at the top right, version at the foot. */
export function PublicPageFrame({
  brand,
  version = __CONSOLE_VERSION__,
  decoration,
  children,
}: PublicPageFrameProps) {
  const { formatMessage } = useIntl()
  const { language } = usePreferences()
  const title = brand.title[language]
  return (
    <div className={styles['page']}>
      {decoration !== undefined && <div className={styles['decoration']}>{decoration}</div>}
      <header className={styles['header']}>
        <div className="ui-row ui-gap-12">
          {brand.logo ? <img src={brand.logo} alt="" height={32} /> : <OrchidLogo size={34} />}
          <span className={styles['product']}>{title}</span>
        </div>
        <PreferenceSwitches />
      </header>
      <main className={styles['content']}>{children}</main>
      <footer className={styles['foot']}>
        {formatMessage({ id: 'signIn.version' }, { title, version })}
      </footer>
    </div>
  )
}
