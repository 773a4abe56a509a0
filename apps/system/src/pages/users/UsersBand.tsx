import { account } from '@console/contracts'
import { BandSelect, QueryBand, SearchingSelect } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAccountOptions, useFindOrganizations, useOrganizationPath } from '../../queries/people.ts'
import { setFilterCount, type PersonStatus, type UsersFilters } from './users.search.ts'
import styles from './UsersPage.module.css'

const ORGANIZATION_WIDTH = 240

type UsersBandProps = {
  applied: UsersFilters
  isBusy: boolean
  onInquire: (filters: UsersFilters) => void
  onReset: () => void
}

/** The filters of the list; nothing is asked before Inquire. Drawn anew when the applied ones change. */
export function UsersBand({ applied, isBusy, onInquire, onReset }: UsersBandProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState(applied)
  const options = useAccountOptions()
  const orgPath = useOrganizationPath(draft.orgId)
  const findOrganizations = useFindOrganizations()
  const failed = options.error === null ? undefined : formatMessage({ id: 'people.optionsFailed' })
  const named = (list: readonly account.Named[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={setFilterCount(applied)}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        setDraft(applied)
        onReset()
      }}
    >
      <Input
        className={styles['search'] ?? ''}
        aria-label={formatMessage({ id: 'people.search' })}
        placeholder={formatMessage({ id: 'people.search' })}
        value={draft.text}
        allowClear
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <SearchingSelect
        label={formatMessage({ id: 'people.organization' })}
        value={draft.orgId}
        valueLabel={orgPath}
        ask={findOrganizations}
        width={ORGANIZATION_WIDTH}
        onChange={(orgId) => setDraft({ ...draft, orgId })}
      />
      <BandSelect<PersonStatus>
        label={formatMessage({ id: 'people.status' })}
        value={draft.status}
        options={account.PERSON_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: `people.status.${status}` }),
        }))}
        onChange={(status) => setDraft({ ...draft, status })}
      />
      <BandSelect
        label={formatMessage({ id: 'people.role' })}
        value={draft.roleId}
        options={named(options.data?.roles)}
        isLoading={options.isLoading}
        error={failed}
        onChange={(roleId) => setDraft({ ...draft, roleId })}
      />
      <BandSelect
        label={formatMessage({ id: 'people.business' })}
        value={draft.businessTypeId}
        options={named(options.data?.businessTypes)}
        isLoading={options.isLoading}
        onChange={(businessTypeId) => setDraft({ ...draft, businessTypeId })}
      />
    </QueryBand>
  )
}
