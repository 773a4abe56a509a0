import type { subApp } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { AskedField } from '../../model/app-state.ts'

/** Words for the places of contributions, the fields of records and events, in the language of the reader. */
export function useSlotWords() {
  const { formatMessage } = useIntl()
  return {
    /** Words for a place as a consent names it: `column.person`. */
    place: (place: string): string => {
      const [kind = '', records] = place.split('.')
      const words = records === undefined ? '' : formatMessage({ id: `apps.records.${records}` })
      return formatMessage({ id: `apps.slots.${kind}` }, { records: words })
    },
    field: ({ target, field }: AskedField): string =>
      formatMessage(
        { id: 'apps.field' },
        {
          field: formatMessage({ id: `apps.field.${field}` }),
          records: formatMessage({ id: `apps.records.${target}` }),
        },
      ),
    topic: (topic: subApp.SlotTopic): string => formatMessage({ id: `apps.topic.${topic}` }),
  }
}
