import { account } from '@console/contracts'
import { OrganizationSearch, useOrganizationPath } from '@console/domain-ui'
import { BandSelect, flagField, idField, oneOfField } from '@console/ui'
import {
  choiceFilter,
  defineList,
  textFilter,
  type Filter,
  type FilterControl,
  type ListSearchOf,
} from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useAccountOptions } from '../../queries/people.ts'

const ANY_STATUS = 'any'
const MAX_LISTED_PAGE = 1000

const organization: Filter<number | null> = {
  label: 'people.organization',
  field: idField(),
  render: ({ problem: _problem, ...control }) => <OrganizationSearch {...control} width={240} />,
  useText: (id) => useOrganizationPath(id),
}

/** One of the choices that accounts have. */
function optionFilter(label: string, list: 'roles' | 'businessTypes'): Filter<number | null> {
  return {
    label,
    field: idField(),
    render: ({ problem: _problem, ...control }) => <AccountOption {...control} list={list} />,
    useText: (id) => useAccountOptions().data?.[list].find((one) => one.id === id)?.name,
  }
}

type AccountOptionProps = Pick<FilterControl<number | null>, 'label' | 'value' | 'onChange'> & {
  list: 'roles' | 'businessTypes'
}

function AccountOption({ list, ...field }: AccountOptionProps) {
  const { formatMessage } = useIntl()
  const { data, isLoading, error } = useAccountOptions()
  return (
    <BandSelect
      {...field}
      options={(data?.[list] ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={isLoading}
      // Both lists come with one call, so its failure is reported once.
      error={error === null || list !== 'roles' ? undefined : formatMessage({ id: 'people.optionsFailed' })}
    />
  )
}

/** The state of the page in its address: filters, page, open person, dialogs that survive a reload. */
export const usersList = defineList({
  filters: {
    text: textFilter({ label: 'people.search', width: 200 }),
    orgId: organization,
    status: choiceFilter({
      label: 'people.status',
      values: account.PERSON_STATUSES,
      toText: (status) => `people.status.${status}`,
      field: oneOfField([ANY_STATUS, ...account.PERSON_STATUSES], ANY_STATUS),
    }),
    roleId: optionFilter('people.role', 'roles'),
    businessTypeId: optionFilter('people.business', 'businessTypes'),
  },
  beside: { id: idField(), import: flagField(), new: flagField(), edit: flagField() },
  pageSize: account.PEOPLE_PAGE_SIZE,
  maxPage: MAX_LISTED_PAGE,
})

export type UsersList = ListSearchOf<typeof usersList>
export type UsersFilters = UsersList['filters']

/** The query of the calls: only filters that are set. */
export function toFilter({
  text,
  orgId,
  status,
  roleId,
  businessTypeId,
}: UsersFilters): account.PeopleFilter {
  return {
    ...(text === null || text.trim() === '' ? {} : { text: text.trim() }),
    ...(orgId === null ? {} : { orgId }),
    ...(status === ANY_STATUS ? {} : { status }),
    ...(roleId === null ? {} : { roleId }),
    ...(businessTypeId === null ? {} : { businessTypeId }),
  }
}
