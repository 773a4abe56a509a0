import { MoreTexts } from '@console/sub-app'
import { Icon } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { leaveLocalPage, type LocalPage } from '../../base/local-page.ts'
import { localPageTexts } from './local-page-texts.ts'
import styles from './LocalPageStrip.module.css'

/** An app that has hidden the strip is noticed within this time. */
export const WATCH_MS = 1000

/** Says that an app of this document comes from the person's machine, with the way out. */
export function LocalPageStrip({ page }: { page: LocalPage }) {
  return (
    <MoreTexts texts={localPageTexts}>
      <Strip page={page} />
    </MoreTexts>
  )
}

function Strip({ page: { module, address } }: { page: LocalPage }) {
  const { formatMessage } = useIntl()
  const strip = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const watch = window.setInterval(() => {
      if (!isShown(strip.current)) leaveLocalPage()
    }, WATCH_MS)
    return () => window.clearInterval(watch)
  }, [])
  return (
    <p ref={strip} className={styles['strip']} role="status">
      <Icon name="warning" size={16} />
      <span className="ui-grow">{formatMessage({ id: 'localPage.on' }, { module, address })}</span>
      <button type="button" className={styles['leave']} onClick={leaveLocalPage}>
        {formatMessage({ id: 'localPage.leave' })}
      </button>
    </p>
  )
}

/** The app runs in the page and could remove the strip: then its document ends. */
function isShown(strip: HTMLElement | null): boolean {
  if (strip?.isConnected !== true) return false
  // Absent in older browsers.
  const { checkVisibility } = strip as Partial<Pick<Element, 'checkVisibility'>>
  return checkVisibility?.call(strip, { opacityProperty: true, visibilityProperty: true }) !== false
}
