import { BandMultiSelect, useDelayedSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { useOptionList } from '../option-list.ts'
import { useFindSessionPeople, useNamedPeople, useSessionOptions } from './session-names.ts'

type MultiPickerProps = {
  label: string
  value: readonly number[]
  onChange: (ids: readonly number[]) => void
  width: number
}

/** Organisations whose sessions the person may read; none means all. */
export function SessionOrganizationsSelect({
  businessTypeId,
  ...props
}: MultiPickerProps & { businessTypeId: number | null }) {
  const { options, isLoading } = useSessionOptions('organizations', businessTypeId)
  return <BandMultiSelect {...props} options={options} isLoading={isLoading} />
}

/** People whose sessions the person may read, found by typing; none means all. */
export function SessionPeopleSelect({ delayMs, ...props }: MultiPickerProps & { delayMs?: number }) {
  const { formatMessage } = useIntl()
  const found = useDelayedSearch(useFindSessionPeople(), delayMs)
  const named = useNamedPeople(props.value)
  const known = useOptionList(named.data, named).options
  const others = found.options.filter(({ value }) => !known.some((person) => person.value === value))
  return (
    <BandMultiSelect
      {...props}
      options={[...known, ...others]}
      onSearch={found.search}
      isLoading={found.state === 'searching' || named.isLoading}
      note={formatMessage({ id: found.state === 'failed' ? 'domainUi.optionsFailed' : 'domainUi.nobody' })}
    />
  )
}
