import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RecordColumn } from './record-column.ts'

/** The content of a cell: localised numbers, a dash for missing values. */
export function useCellContent(): <Row>(column: RecordColumn<Row>, row: Row) => ReactNode {
  const { formatNumber } = useIntl()
  return ({ render, digits }, row) => {
    const content = render(row)
    if (content === null || content === undefined || content === '') return '-'
    if (typeof content !== 'number') return content
    const exactly =
      digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return formatNumber(content, exactly)
  }
}
