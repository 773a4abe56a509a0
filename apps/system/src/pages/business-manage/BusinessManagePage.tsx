import { PageFailure } from '@console/domain-ui'
import { EmptyState, useIsMobile, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useManagedBusinesses } from '../../queries/businesses.ts'
import { businessManageSearch } from './business-manage.search.ts'
import { BusinessDetails } from './BusinessDetails.tsx'
import { BusinessDialog } from './BusinessDialog.tsx'
import { BusinessList } from './BusinessList.tsx'
import styles from './BusinessManagePage.module.css'

/** Businesses on the left, the chosen one with its products on the right; on a phone one after the other (SHELL-049). */
export function BusinessManagePage() {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(businessManageSearch)
  const businesses = useManagedBusinesses()
  const isMobile = useIsMobile()

  if (businesses.data === undefined) {
    if (businesses.error !== null) {
      return (
        <PageFailure
          error={businesses.error}
          title={formatMessage({ id: 'business.failed' })}
          page={formatMessage({ id: 'business.page' })}
          onRetry={() => void businesses.refetch()}
        />
      )
    }
    return (
      <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    )
  }

  const chosen = businesses.data.find(({ id }) => id === search.business)
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
            businesses={businesses.data}
            searched={search.search ?? ''}
            chosenId={search.business}
            onSearch={(text) => {
              setSearch({ search: text === '' ? null : text }, { replace: true })
            }}
            onChoose={choose}
            onAdd={() => {
              setSearch({ add: true })
            }}
          />
        )}
        {chosen !== undefined && (
          <BusinessDetails
            key={chosen.id}
            business={chosen}
            isEditing={search.edit}
            onEditing={(edit) => {
              setSearch({ edit }, { replace: !edit })
            }}
            onGone={() => {
              choose(null)
            }}
          />
        )}
        {chosen === undefined && search.business !== null && (
          <div className={styles['details']}>
            <EmptyState
              title={formatMessage({ id: 'business.gone' })}
              action={
                <Button
                  onClick={() => {
                    choose(null)
                  }}
                >
                  {formatMessage({ id: 'business.all' })}
                </Button>
              }
            />
          </div>
        )}
        {search.business === null && !isMobile && (
          <div className={styles['details']}>
            <EmptyState title={formatMessage({ id: 'business.choose' })} />
          </div>
        )}
      </div>
      {search.add && (
        <BusinessDialog
          business={null}
          onClose={() => {
            setSearch({ add: false }, { replace: true })
          }}
          onMade={choose}
        />
      )}
    </div>
  )
}
