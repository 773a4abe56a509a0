import { BandSelect } from '@console/ui'
import { useIntl } from 'react-intl'
import { useSessionNames } from '../queries/sessions.ts'

type BusinessSelectProps = { value: number | null; onChange: (bizId: number | null) => void }

/** The business as a filter. */
export function BusinessSelect({ value, onChange }: BusinessSelectProps) {
  const { formatMessage } = useIntl()
  const names = useSessionNames(null)
  return (
    <BandSelect
      label={formatMessage({ id: 'sessions.business' })}
      value={value}
      options={names.data?.businesses.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      onChange={onChange}
      isLoading={names.isLoading}
      error={names.error === null ? undefined : formatMessage({ id: 'sessions.optionsFailed' })}
    />
  )
}
