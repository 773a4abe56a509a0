import { tenant } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { callQuery } from '@console/sub-app'
import { OrchidLogo } from '@console/ui/logo'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { platformUrl } from '../../../base/paths.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { LOGO_UPDATED_EVENT } from '../../parts/logo-updated-event.ts'
import styles from './BrandLink.module.css'

/**
 * The wide logo with the product's title, or the small logo alone when collapsed; it leads home (SHELL-072..074). The
 * tenant's own logo comes before the one of the host's brand (SHELL-Q21).
 */
export function BrandLink({ isCollapsed }: { isCollapsed: boolean }) {
  const { formatMessage } = useIntl()
  const { apiOrigin, brand, client, homePath, sessionUser } = useShell()
  const { language } = usePreferences()
  const { data, refetch } = useQuery(
    callQuery(client, tenant.detail, { query: { tenantId: sessionUser.tenantId } }),
  )
  useEffect(() => {
    const load = (): void => {
      void refetch()
    }
    window.addEventListener(LOGO_UPDATED_EVENT, load)
    return () => {
      window.removeEventListener(LOGO_UPDATED_EVENT, load)
    }
  }, [refetch])
  const title = brand.title[language]
  const own = isCollapsed ? data?.subLogo : data?.logo
  const logo = own ? platformUrl(own, apiOrigin) : brand[isCollapsed ? 'subLogo' : 'logo']
  return (
    <Link
      className={isCollapsed ? styles['small'] : styles['brand']}
      to={homePath}
      data-own={Boolean(own)}
      aria-label={formatMessage({ id: 'sidebar.home' }, { title })}
    >
      {logo ? <img className={styles['logo']} src={logo} alt="" /> : <OrchidLogo size={30} />}
      {!isCollapsed && <span className={styles['title']}>{title}</span>}
    </Link>
  )
}
