import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { CompanyDetail } from '../model/company-detail.ts'
import { LogoSlot } from './LogoSlot.tsx'
import styles from './CompanySettingsPage.module.css'
import slots from './LogoSlot.module.css'

/** The two logos of the sidebar, what they may be, and what is shown at present (COMP-007). */
export function LogoCard({ detail }: { detail: CompanyDetail }) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  return (
    <section className="ui-card" aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className="ui-body ui-strong">
          {formatMessage({ id: 'company.logos' })}
        </h2>
      </div>
      <div className="ui-pad-16">
        <p className={styles['note']}>{formatMessage({ id: 'company.logos.limits' })}</p>
        <div className={slots['slots']}>
          <LogoSlot kind="expanded" source={detail.logo || null} />
          <LogoSlot kind="collapsed" source={detail.subLogo || null} />
        </div>
      </div>
    </section>
  )
}
