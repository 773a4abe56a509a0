import { company } from '@console/contracts'
import { flagField, useUrlSearch } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import type { CompanyDetail } from '../model/company-detail.ts'
import styles from './CompanySettingsPage.module.css'
import { ContactDialog } from './ContactDialog.tsx'

const FACTS = [
  'name',
  'adminName',
  'contactPerson',
  'contactTel',
  'contactEmail',
  'address',
  'timezone',
] as const satisfies readonly (keyof CompanyDetail)[]

const companySearch = { edit: flagField() }

/** The company's own data (COMP-002); name, administrator and zone are the platform's to change. */
export function FactsCard({ detail }: { detail: CompanyDetail }) {
  const { formatMessage } = useIntl()
  const { search, setSearch } = useUrlSearch(companySearch)
  const titleId = useId()
  const canChange = useShell().client.has(company.modify)
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {formatMessage({ id: 'company.facts' })}
        </h2>
        {canChange && (
          <Button
            onClick={() => {
              setSearch({ edit: true })
            }}
          >
            {formatMessage({ id: 'company.edit' })}
          </Button>
        )}
      </div>
      <div className={styles['content']}>
        <dl className={styles['facts']}>
          {FACTS.map((fact) => (
            <FactRow key={fact} name={formatMessage({ id: `company.fact.${fact}` })} value={detail[fact]} />
          ))}
        </dl>
      </div>
      {canChange && search.edit && (
        <ContactDialog
          detail={detail}
          onClose={() => {
            setSearch({ edit: false }, { replace: true })
          }}
        />
      )}
    </section>
  )
}

function FactRow({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value?.trim() || '-'}</dd>
    </>
  )
}
