import { useColleagueName } from '@console/domain-ui'
import type { ShownFilter } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { EditFilters } from './edit-history.search.ts'

/** What narrows the corrections, in words. */
export function useShownEditFilters(filters: EditFilters): ShownFilter<EditFilters>[] {
  const { formatMessage } = useIntl()
  const { account, editor } = filters
  const names = { account: useColleagueName(account), editor: useColleagueName(editor) }
  return (['account', 'editor'] as const).map((name) => ({
    key: name,
    name: formatMessage({ id: `editHistory.${name}` }),
    value: filters[name] === null ? null : (names[name] ?? String(filters[name])),
    without: { ...filters, [name]: null },
  }))
}
