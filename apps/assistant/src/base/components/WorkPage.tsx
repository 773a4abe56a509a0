import { PreferenceSwitches } from '@console/domain-ui/preferences'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { OrchidLogo } from '@console/ui/logo'
import { useContext, useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { PageContext } from '../page/page-context.ts'
import type { ParentPage } from './parent-page.ts'
import styles from './WorkPage.module.css'

type WorkPageProps = {
  title: string
  parent?: ParentPage
  /** A sentence about the page, beside its title. */
  about?: string
  /** The filters of the page, above all else. */
  band?: ReactNode
  /** The actions of the page, beside the title. */
  actions?: ReactNode
  /** The content is a list page, which has its own frame and takes the whole height. */
  isList?: boolean
  /** The last part of the content takes the height that is left, and scrolls inside; on small windows the page scrolls. */
  isFilling?: boolean
  children: ReactNode
}

/** A page that works with data: its title and content, and on a standalone page the brand and switches above it. */
export function WorkPage(props: WorkPageProps) {
  const { title, parent, about, band, actions, isList = false, isFilling = false, children } = props
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

  const isAlone = surroundings !== null && !surroundings.bridge.isFramed
  // A list and a band have their whole width; the page's name is in the header above them.
  const hasBar = isList || band !== undefined
  const heading = <h1 className={styles['title']}>{title}</h1>
  return (
    <div
      className={styles['page']}
      data-framed={bridge?.isFramed === true}
      data-list={hasBar}
      data-alone={isAlone}
    >
      {isAlone && (
        <header className={styles['header']}>
          <a className={styles['brand']} href="/console/">
            <OrchidLogo size={24} />
            <span>{brandTitle}</span>
          </a>
          {hasBar && heading}
          <PreferenceSwitches />
        </header>
      )}
      {isList ? (
        <main>
          {!isAlone && heading}
          {children}
        </main>
      ) : (
        <main>
          {hasBar && !isAlone && heading}
          {band}
          <div className={styles['content']} data-fills={isFilling}>
            <div className={`ui-cluster ui-between ui-gap-12 ${styles['head']}`}>
              <div className="ui-cluster ui-gap-4-12 ui-shrinks">
                {parent !== undefined && <Breadcrumb parent={parent} />}
                {!hasBar && heading}
                {about !== undefined && <p className={`ui-small ui-muted ${styles['about']}`}>{about}</p>}
              </div>
              {actions !== undefined && (
                <div className={`ui-wrap ui-gap-8 ${styles['actions']}`}>{actions}</div>
              )}
            </div>
            {children}
          </div>
        </main>
      )}
    </div>
  )
}

function Breadcrumb({ parent: { to, label } }: { parent: ParentPage }) {
  const { formatMessage } = useIntl()
  const content = (
    <>
      <Icon name="left" size={16} />
      {label}
    </>
  )
  return (
    <nav className={styles['parent']} aria-label={formatMessage({ id: 'work.breadcrumb' })}>
      {/* The console is another document. */}
      {to.startsWith('/console/') ? (
        <a href={to} target="_top">
          {content}
        </a>
      ) : (
        <Link to={to}>{content}</Link>
      )}
    </nav>
  )
}
