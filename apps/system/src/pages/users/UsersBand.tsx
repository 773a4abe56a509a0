import { account } from '@console/contracts'
import { OrganizationSearch } from '@console/domain-ui'
import { BandSelect, Icon, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { useAccountOptions } from '../../queries/people.ts'
import type { PersonStatus, UsersFilters } from './users.search.ts'
import styles from './UsersPage.module.css'

const ORGANIZATION_WIDTH = 240

/** The filters of the list; no query is sent before Inquire. */
export function UsersBand(props: BandProps<UsersFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  const options = useAccountOptions()
  const failed = options.error === null ? undefined : formatMessage({ id: 'people.optionsFailed' })
  const named = (list: readonly account.Named[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <QueryBand
      {...band}
      search={
        <Input
          className={styles['search'] ?? ''}
          prefix={<Icon name="search" />}
          aria-label={formatMessage({ id: 'people.search' })}
          placeholder={formatMessage({ id: 'people.search' })}
          value={draft.text}
          allowClear
          onChange={({ target }) => edit({ text: target.value })}
        />
      }
    >
      <OrganizationSearch
        label={formatMessage({ id: 'people.organization' })}
        value={draft.orgId}
        width={ORGANIZATION_WIDTH}
        onChange={(orgId) => edit({ orgId })}
      />
      <BandSelect<PersonStatus>
        label={formatMessage({ id: 'people.status' })}
        value={draft.status}
        options={account.PERSON_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: `people.status.${status}` }),
        }))}
        onChange={(status) => edit({ status })}
      />
      <BandSelect
        label={formatMessage({ id: 'people.role' })}
        value={draft.roleId}
        options={named(options.data?.roles)}
        isLoading={options.isLoading}
        error={failed}
        onChange={(roleId) => edit({ roleId })}
      />
      <BandSelect
        label={formatMessage({ id: 'people.business' })}
        value={draft.businessTypeId}
        options={named(options.data?.businessTypes)}
        isLoading={options.isLoading}
        onChange={(businessTypeId) => edit({ businessTypeId })}
      />
    </QueryBand>
  )
}
