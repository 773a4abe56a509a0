import type { businessManage } from '@console/contracts'
import { EmptyState, useIsMobile, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { businessManageSearch } from './business-manage.search.ts'
import { BusinessDetails } from './BusinessDetails.tsx'
import { BusinessDialog } from './BusinessDialog.tsx'
import { BusinessList } from './BusinessList.tsx'
import styles from './BusinessManagePage.module.css'

type BusinessBoardProps = { businesses: readonly businessManage.ManagedBusiness[] }

/** The list of businesses beside the chosen one; on a phone one after the other. */
export function BusinessBoard({ businesses }: BusinessBoardProps) {
  const { search, problems, setSearch } = useUrlSearch(businessManageSearch)
  const isMobile = useIsMobile()
  // Beside the list there is room for one: the first until another is chosen.
  const chosenId = search.business ?? (isMobile ? null : (businesses[0]?.id ?? null))
  const chosen = businesses.find(({ id }) => id === chosenId)
  const choose = (id: number | null) => {
    setSearch({ business: id, add: false, edit: false }, { replace: !isMobile && search.business !== null })
  }
  return (
    <div className={styles['page']}>
      <div className={styles['notice']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      </div>
      <div className={styles['columns']}>
        {!(isMobile && search.business !== null) && (
          <BusinessList
            businesses={businesses}
            searched={search.search ?? ''}
            chosenId={chosenId}
            onSearch={(text) => setSearch({ search: text === '' ? null : text }, { replace: true })}
            onChoose={choose}
            onAdd={() => setSearch({ add: true })}
          />
        )}
        {chosen !== undefined && (
          <BusinessDetails
            key={chosen.id}
            business={chosen}
            isEditing={search.edit}
            onEditing={(edit) => setSearch({ edit }, { replace: !edit })}
            onGone={() => choose(null)}
          />
        )}
        {chosen === undefined && search.business !== null && <BusinessGone onBack={() => choose(null)} />}
        {chosenId === null && !isMobile && <NoneChosen />}
      </div>
      {search.add && (
        <BusinessDialog
          business={null}
          onClose={() => setSearch({ add: false }, { replace: true })}
          onMade={choose}
        />
      )}
    </div>
  )
}

function BusinessGone({ onBack }: { onBack: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['details']}>
      <EmptyState
        title={formatMessage({ id: 'business.gone' })}
        action={<Button onClick={onBack}>{formatMessage({ id: 'business.all' })}</Button>}
      />
    </div>
  )
}

function NoneChosen() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['details']}>
      <EmptyState title={formatMessage({ id: 'business.choose' })} />
    </div>
  )
}
