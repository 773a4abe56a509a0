import { useIntl } from 'react-intl'
import type { CompanyDetail } from '../model/company-detail.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { LogoSlot } from './LogoSlot.tsx'
import styles from './CompanySettingsPage.module.css'
import slots from './LogoSlot.module.css'

/** The two logos of the sidebar, what they may be, and what is shown at present (COMP-007). */
export function LogoCard({ detail }: { detail: CompanyDetail }) {
  const { formatMessage } = useIntl()
  return (
    <CompanyCard title={formatMessage({ id: 'company.logos' })}>
      <p className={styles['note']}>{formatMessage({ id: 'company.logos.limits' })}</p>
      <div className={slots['slots']}>
        <LogoSlot kind="expanded" source={detail.logo || null} />
        <LogoSlot kind="collapsed" source={detail.subLogo || null} />
      </div>
    </CompanyCard>
  )
}
