import { ListTable, type ListTableProps } from '@console/ui/list-page'
import { useRecordColumns, type RecordColumnsProps } from './use-record-columns.tsx'

type RecordTableProps<Answer, Row extends object> = RecordColumnsProps<Row> &
  Omit<ListTableProps<Answer, Row>, 'columns' | 'mobileCard'>

/** Records of a query as a table, and as cards with the same facts on a phone. */
export function RecordTable<Answer, Row extends object>({
  texts,
  columns,
  renderActions,
  ...table
}: RecordTableProps<Answer, Row>) {
  const records = useRecordColumns({ texts, columns, renderActions })
  return <ListTable {...table} {...records} />
}
