import { PreferenceSwitches, usePreferences } from '@console/domain-ui/preferences'
import { OrchidFlower } from '@console/ui/flower'
import { OrchidLogo } from '@console/ui/logo'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from './page-context.ts'
import styles from './PageSurface.module.css'

type PageSurfaceProps = {
  title: string
  intro?: string
  /** True for pages that look like the sign-in page: those that lead to it, or that end before it. */
  isEntrance?: boolean
  children: ReactNode
}

/** A page's heading and content; outside a frame with brand, switches and version. */
export function PageSurface({ title, intro, isEntrance = false, children }: PageSurfaceProps) {
  const { formatMessage } = useIntl()
  const { brand, config, bridge } = usePage()
  const { language, themeMode } = usePreferences()
  const brandTitle = brand.title[language]

  useEffect(() => {
    document.title = `${brandTitle} - ${title}`
    bridge.title(title)
  }, [bridge, brandTitle, title])
  useEffect(() => {
    bridge.ready()
  }, [bridge])

  return (
    <div className={styles['page']} data-entrance={isEntrance && !bridge.isFramed}>
      {isEntrance && !bridge.isFramed && (
        <div className={styles['decoration']}>
          <OrchidFlower mode={themeMode} />
        </div>
      )}
      {!bridge.isFramed && (
        <header className={styles['header']}>
          <div className="ui-row ui-gap-12 ui-size-18 ui-strong">
            {brand.logo ? <img src={brand.logo} alt="" height={32} /> : <OrchidLogo size={32} />}
            <span>{brandTitle}</span>
          </div>
          <PreferenceSwitches />
        </header>
      )}
      <main className={styles['content']}>
        <h1 className={styles['title']}>{title}</h1>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        {children}
      </main>
      {!bridge.isFramed && (
        <footer className={styles['foot']}>
          {formatMessage({ id: 'assistant.version' }, { title: brandTitle, version: config.version })}
        </footer>
      )}
    </div>
  )
}
