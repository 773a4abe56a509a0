import { foldText, type businessManage } from '@console/contracts'
import { EmptyState, FilteredEmptyState, Icon, useTypedSearch } from '@console/ui'
import { Button, Input } from 'antd'
import { useIntl } from 'react-intl'
import styles from './BusinessManagePage.module.css'
import { BusinessStatus } from './BusinessStatus.tsx'

type BusinessListProps = {
  businesses: readonly businessManage.ManagedBusiness[]
  searched: string
  chosenId: number | null
  onSearch: (text: string) => void
  onChoose: (id: number) => void
  onAdd: () => void
}

/** All businesses with their numbers, searchable by name. */
export function BusinessList({
  businesses,
  searched,
  chosenId,
  onSearch,
  onChoose,
  onAdd,
}: BusinessListProps) {
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
      <ul className={styles['rows']}>
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
      <span className={styles['rowTop']}>
        <strong>{business.name}</strong>
        <BusinessStatus status={business.status} />
      </span>
      <span className={styles['note']}>
        {formatMessage({ id: 'business.numbers' }, { people: business.people, products: business.products })}
      </span>
    </button>
  )
}
