import { voiceprint } from '@console/contracts'
import { dayFilter, organizationFilter } from '@console/domain-ui'
import { toWireDay } from '@console/ui'
import { choiceFilter, defineList, textFilter, type ListSearchOf } from '@console/ui/list-page'
import { statusField } from '../../components/status-field.ts'
import { CHECK_RESULTS } from '../../components/status-texts.ts'

const CHECK_STATUSES = Object.values(voiceprint.CHECK_STATUS)

/** The list and its filters (VOICE-034). */
export const recordList = defineList({
  filters: {
    /**
     * Part of the person's name. It is not called `name`, because the host names a page after the person in that parameter.
     */
    search: textFilter({ label: 'voice.user', width: 168 }),
    orgId: organizationFilter({ label: 'voice.organization' }),
    date: dayFilter({ label: 'voice.date' }),
    checkDate: dayFilter({ label: 'voice.checkDate' }),
    status: choiceFilter({
      label: 'voice.result',
      values: CHECK_STATUSES,
      toText: (status) => CHECK_RESULTS[status].id,
      field: statusField(CHECK_STATUSES),
      width: 176,
    }),
  },
})

export type RecordList = ListSearchOf<typeof recordList>
type RecordFilters = RecordList['filters']

/** The list's state as the query of the call. */
export function toCheckQuery({ filters, paging }: Pick<RecordList, 'filters' | 'paging'>) {
  return { ...toCheckFilter(filters), pageIndex: paging.page, pageSize: paging.pageSize }
}

/** The filters as list and export take them: one that is not set is left out, a status is always sent. */
export function toCheckFilter(filters: RecordFilters) {
  const { search: name, orgId, date, checkDate, status } = filters
  return {
    ...(name === null ? {} : { name }),
    ...(orgId === null ? {} : { orgId }),
    ...(date === null ? {} : { date: toWireDay(date) }),
    ...(checkDate === null ? {} : { checkDate: toWireDay(checkDate) }),
    status,
  }
}
