import { OrchidLogo } from '@console/ui/logo'
import { useContext, useEffect, type ReactNode } from 'react'
import { PageContext } from '../page/page-context.ts'
import { PreferenceSwitches } from '../preferences/PreferenceSwitches.tsx'
import { useHost } from '@console/sub-app'
import styles from './WorkPage.module.css'

type WorkPageProps = {
  title: string
  /** The actions of the page, beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page that works with data: its title and content, and outside a frame the brand and switches above it. */
export function WorkPage({ title, actions, children }: WorkPageProps) {
  const surroundings = useContext(PageContext)
  const { language } = useHost()
  const bridge = surroundings?.bridge
  const brandTitle = surroundings?.brand.title[language]

  useEffect(() => {
    document.title = brandTitle === undefined ? title : `${brandTitle} - ${title}`
    bridge?.title(title)
  }, [bridge, brandTitle, title])
  useEffect(() => {
    bridge?.ready()
  }, [bridge])

  return (
    <div className={styles['page']} data-framed={bridge?.isFramed === true}>
      {surroundings !== null && !surroundings.bridge.isFramed && (
        <header className={styles['header']}>
          <a className={styles['brand']} href="/console/">
            <OrchidLogo size={24} />
            <span>{brandTitle}</span>
          </a>
          <PreferenceSwitches />
        </header>
      )}
      <main className={styles['content']}>
        <div className={styles['head']}>
          <h1 className={styles['title']}>{title}</h1>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  )
}
