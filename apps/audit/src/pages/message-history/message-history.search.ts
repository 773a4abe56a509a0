import { businessFilter } from '@console/domain-ui'
import { idField, textField } from '@console/ui'
import { choiceFilter, defineList, type ListSearchOf } from '@console/ui/list-page'
import type { HistoryFilter } from '../../queries/messages.ts'

/** The server counts pages up to here. */
const MAX_PAGE = 1000
/** Codes of rules and ids of triggers on the wire. */
const CODE = /^[\x21-\x7e]{1,64}$/

/** The whole view in the address: filters, page (MSG-Q6), and the push whose figures are open. */
export const messageHistory = defineList({
  filters: {
    bizTypeId: businessFilter({ label: 'push.business', width: 224 }),
    source: choiceFilter({
      label: 'push.source',
      values: ['cron', 'manual'],
      toText: (source) => `push.source.${source}`,
    }),
  },
  beside: {
    rule: textField(CODE),
    trigger: textField(CODE),
    /** The message whose push it was; a link to the figures alone names none. */
    message: idField(),
  },
  maxPage: MAX_PAGE,
})

type HistoryFilters = ListSearchOf<typeof messageHistory>['filters']

/** The filters as the query of the call. */
export function toHistoryFilter({ bizTypeId, source }: HistoryFilters): HistoryFilter {
  return {
    ...(bizTypeId === null ? {} : { businessTypeId: bizTypeId }),
    ...(source === null ? {} : { isCron: source === 'cron' }),
  }
}
