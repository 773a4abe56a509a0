import { columnTexts } from '@console/domain-ui/column-texts'
import { useColumnSettings } from '@console/domain-ui/columns'
import { MoreTexts } from '@console/sub-app'
import { useIsMobile } from '@console/ui'
import { ListTable, type ListTableProps } from './ListTable.tsx'

type WideListTableProps<Row extends object> = ListTableProps<Row> & {
  /** The name under which the person's choice of columns is stored. */
  name: string
}

/** A table of many columns: each person chooses which of them they see, and in which order. */
export function WideListTable<Row extends object>(props: WideListTableProps<Row>) {
  return (
    <MoreTexts texts={columnTexts}>
      <ChosenColumns {...props} />
    </MoreTexts>
  )
}

function ChosenColumns<Row extends object>({ name, head, ...table }: WideListTableProps<Row>) {
  const isMobile = useIsMobile()
  const { columns, settings } = useColumnSettings(name, table.columns)
  // Cards of a phone have no columns.
  const shownHead = isMobile ? (
    head
  ) : (
    <div className="ui-row ui-gap-8 ui-grow">
      {head}
      <span className="ui-to-end">{settings}</span>
    </div>
  )
  return <ListTable<Row> {...table} columns={columns} {...(shownHead !== undefined && { head: shownHead })} />
}
