import { SessionBusinessSelect, useSessionNames } from '@console/domain-ui'
import { idField } from '@console/ui'
import type { Filter } from '@console/ui/list-page'

/** The business of the calls, as the pages of sessions filter by it. */
export const sessionBusinessFilter: Filter<number | null> = {
  label: 'sessions.business',
  field: idField(),
  render: ({ label, value, onChange }) => (
    <SessionBusinessSelect label={label} value={value} onChange={onChange} />
  ),
  useText: (id) => useSessionNames(null).data?.businesses.find((one) => one.id === id)?.name,
}
