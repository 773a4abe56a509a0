import { useFindOrganizations, useOrganizationPath } from '@console/domain-ui'
import { useDelayedSearch } from '@console/ui'
import { SelectField, type FieldProps } from '@console/ui/form'
import { useIntl } from 'react-intl'

/** Short, since users wait for it in a form, and an answer has at most fifty rows. */
const SEARCH_DELAY_MS = 300
const NOTES = { idle: 'ui.search.none', searching: 'ui.loading', failed: 'ui.search.failed' } as const

/** One organisation of thousands, found by typing, shown with its path. */
export function OrganizationField(props: FieldProps<number | null>) {
  const { formatMessage } = useIntl()
  const { value } = props
  const path = useOrganizationPath(value)
  const { options, state, search } = useDelayedSearch(useFindOrganizations(), SEARCH_DELAY_MS)
  const isKnown = value === null || options.some((option) => option.value === value)
  return (
    <SelectField
      {...props}
      options={isKnown ? options : [{ value, label: path ?? String(value) }, ...options]}
      isLoading={state === 'searching'}
      placeholder={formatMessage({ id: 'people.organization.search' })}
      search={{
        onSearch: search,
        onOpen: () => {
          if (options.length === 0) search('')
        },
        emptyText: formatMessage({ id: NOTES[state] }),
      }}
    />
  )
}
