import { BandSelect, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import type { ListSort } from './use-list-sort.ts'

type SortSelectProps<Row> = { columns: readonly DataColumn<Row>[]; sort: ListSort<string> }

/** px */
const WIDTH = 260

/** The order of a list on a phone: each column that can sort, both ways. */
export function SortSelect<Row>({ columns, sort }: SortSelectProps<Row>) {
  const { formatMessage } = useIntl()
  const options = columns.flatMap(({ sortKey, title }) => {
    if (sortKey === undefined || typeof title !== 'string') return []
    return (['asc', 'desc'] as const).map((order) => ({
      value: `${order} ${sortKey}`,
      label: formatMessage({ id: `stat.sort.${order}` }, { name: title }),
      sort: { key: sortKey, order },
    }))
  })
  const { value } = sort
  return (
    <BandSelect
      label={formatMessage({ id: 'stat.sort' })}
      value={value === null ? null : `${value.order} ${value.key}`}
      placeholder={formatMessage({ id: 'stat.sort.none' })}
      options={options}
      width={WIDTH}
      onChange={(next) => sort.set(options.find((option) => option.value === next)?.sort ?? null)}
    />
  )
}
