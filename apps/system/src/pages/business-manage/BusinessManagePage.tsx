import { type businessManage, foldText } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import {
  EmptyState,
  FilteredEmptyState,
  flagField,
  Icon,
  idField,
  textField,
  useIsMobile,
  useTypedSearch,
  useUrlSearch,
} from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button, Input, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useManagedBusinesses } from '../../queries/businesses.ts'
import { BusinessDetails } from './BusinessDetails.tsx'
import { BusinessDialog } from './BusinessDialog.tsx'
import styles from './BusinessManagePage.module.css'

export { businessTexts as texts } from '../../components/business-texts.ts'

/** The state in the address: search text, selected business, and the open form. */
const businessManageSearch = {
  search: textField(),
  business: idField(),
  add: flagField(),
  edit: flagField(),
}

/** Businesses on the left, the chosen one with its products on the right; on a phone one after the other (SHELL-049). */
export function BusinessManagePage() {
  const { formatMessage } = useIntl()
  const businesses = useManagedBusinesses()

  if (businesses.data !== undefined) return <BusinessBoard businesses={businesses.data} />
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
    <div className="ui-pad-24" role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  )
}

type BusinessBoardProps = { businesses: readonly businessManage.ManagedBusiness[] }

/** The list of businesses beside the chosen one; on a phone one after the other. */
function BusinessBoard({ businesses }: BusinessBoardProps) {
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
      <div className="ui-flex ui-grow ui-shrinks-down">
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

type BusinessListProps = {
  businesses: readonly businessManage.ManagedBusiness[]
  searched: string
  chosenId: number | null
  onSearch: (text: string) => void
  onChoose: (id: number) => void
  onAdd: () => void
}

/** All businesses with their numbers, searchable by name. */
function BusinessList({ businesses, searched, chosenId, onSearch, onChoose, onAdd }: BusinessListProps) {
  const { formatMessage } = useIntl()
  const { text, type } = useTypedSearch(searched, onSearch)
  const needle = foldText(text.trim())
  const found = businesses.filter(({ name }) => foldText(name).includes(needle))
  return (
    <section className={styles['list']} aria-label={formatMessage({ id: 'business.page' })}>
      <div className={styles['tools']} role="search">
        <Input
          prefix={<Icon name="search" />}
          aria-label={formatMessage({ id: 'business.search' })}
          placeholder={formatMessage({ id: 'business.search' })}
          allowClear
          value={text}
          onChange={({ target }) => {
            type(target.value)
          }}
        />
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'business.add' })}
        </Button>
      </div>
      {businesses.length === 0 && (
        <EmptyState title={formatMessage({ id: 'business.none' })}>
          {formatMessage({ id: 'business.none.text' })}
        </EmptyState>
      )}
      {businesses.length > 0 && found.length === 0 && (
        <FilteredEmptyState
          title={formatMessage({ id: 'business.noneFound' })}
          hiddenCount={businesses.length}
          filters={[]}
          onReset={() => {
            type('')
          }}
        />
      )}
      <ul className="ui-grow ui-shrinks-down ui-scroll ui-list">
        {found.map((business) => (
          <li key={business.id}>
            <BusinessRow
              business={business}
              isChosen={business.id === chosenId}
              onChoose={() => onChoose(business.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type BusinessRowProps = {
  business: businessManage.ManagedBusiness
  isChosen: boolean
  onChoose: () => void
}

function BusinessRow({ business, isChosen, onChoose }: BusinessRowProps) {
  const { formatMessage } = useIntl()
  return (
    <button type="button" className={styles['row']} aria-current={isChosen} onClick={onChoose}>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12 ui-shrinks ui-anywhere">
        <strong>{business.name}</strong>
        <BusinessStatus status={business.status} />
      </span>
      <span className="ui-note ui-muted">
        {formatMessage({ id: 'business.numbers' }, { people: business.people, products: business.products })}
      </span>
    </button>
  )
}

/** A dot and a word: whether a business is enabled. */
function BusinessStatus({ status }: Pick<businessManage.ManagedBusiness, 'status'>) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['status']} data-status={status}>
      {formatMessage({ id: `business.status.${status}` })}
    </span>
  )
}
