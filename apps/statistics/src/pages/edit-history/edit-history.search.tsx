import { useColleagueName } from '@console/domain-ui'
import { idField } from '@console/ui'
import { defineList, type Filter, type ListSearchOf } from '@console/ui/list-page'
import { AccountSelect } from '../../components/AccountSelect.tsx'
import { daysFilter } from '../../components/days-band.tsx'

const MAX_PAGE = 1000

function accountFilter(label: string): Filter<number | null> {
  return {
    label,
    field: idField(),
    render: ({ label: name, value, onChange }) => (
      <AccountSelect label={name} value={value} width={210} onChange={onChange} />
    ),
    useText: (id) => useColleagueName(id),
  }
}

/**
 * The corrections in the address, its parameters named as those of the call (PLAN-041): by the person corrected, the editor, and
 * days (PLAN-042 to PLAN-044).
 */
export const editHistoryList = defineList({
  filters: {
    accountId: accountFilter('editHistory.account'),
    editorId: accountFilter('editHistory.editor'),
    range: daysFilter('beginDay', 'endDay'),
  },
  maxPage: MAX_PAGE,
  hasOneSize: true,
})

export type EditFilters = ListSearchOf<typeof editHistoryList>['filters']
