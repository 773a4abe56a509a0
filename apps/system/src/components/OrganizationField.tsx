import { FormField } from '@console/ui/form'
import { useDelayedSearch } from '@console/ui'
import { Select } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useFindOrganizations, useOrganizationPath } from '../queries/people.ts'

/** Short, since users wait for it in a form, and an answer has at most fifty rows. */
const SEARCH_DELAY_MS = 300
const NOTES = { idle: 'ui.search.none', searching: 'ui.loading', failed: 'ui.search.failed' } as const

type OrganizationFieldProps = {
  label: string
  value: number | null
  problem: string | undefined
  isDisabled?: boolean
  onChange: (value: number) => void
}

/** A searchable select for one of thousands of organisations, shown with its path. */
export function OrganizationField({
  label,
  value,
  problem,
  isDisabled = false,
  onChange,
}: OrganizationFieldProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const path = useOrganizationPath(value)
  const { options, state, search } = useDelayedSearch(useFindOrganizations(), SEARCH_DELAY_MS)
  const isKnown = value === null || options.some((option) => option.value === value)
  const shown = isKnown ? options : [{ value, label: path ?? String(value) }, ...options]
  return (
    <FormField id={id} label={label} problem={problem}>
      {(control) => (
        <Select<number>
          {...control}
          value={value}
          options={[...shown]}
          disabled={isDisabled}
          loading={state === 'searching'}
          placeholder={formatMessage({ id: 'people.organization.search' })}
          showSearch={{ filterOption: false, onSearch: search }}
          notFoundContent={formatMessage({ id: NOTES[state] })}
          onOpenChange={(isOpen) => {
            if (isOpen && options.length === 0) search('')
          }}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
